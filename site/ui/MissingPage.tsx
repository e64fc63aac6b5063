import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

interface MissingPageProps {
  title: string;
  text: string;
  /** Suggested pages, the most likely one first. */
  links: readonly (readonly [path: string, label: string])[];
  children?: ReactNode;
}

/** The content of a not-found page. */
export function MissingPage({ title, text, links, children }: MissingPageProps) {
  return (
    <section className="missing wrap">
      <EmptyNest />
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="actions">
          {links.map(([path, label], index) => (
            <Link key={path} href={path} className={index === 0 ? "button" : "button plain"}>{label}</Link>
          ))}
        </p>
        {children}
      </div>
    </section>
  );
}

function EmptyNest() {
  return (
    <svg className="empty-nest" viewBox="0 0 320 240" aria-hidden="true">
      <ellipse className="nest-ground" cx="160" cy="212" rx="132" ry="16" />
      <ellipse className="nest-hollow" cx="160" cy="128" rx="118" ry="36" />
      <path className="nest-egg" d="M160 38c27 0 47 40 47 68a47 47 0 0 1-94 0c0-28 20-68 47-68Z" />
      <path
        className="nest-bowl"
        d="M38 122c0 60 50 94 122 94s122-34 122-94c-4 24-54 40-122 40S42 146 38 122Z"
      />
      <path
        className="nest-straw"
        d="M40 146c46 38 194 38 240 0M50 168c44 32 176 32 220 0M70 190c40 22 140 22 180 0M104 208c30 8 82 8 112 0M38 128 20 112M44 142 18 138M282 128l20-18M276 142l28-4M84 158l-14 34M126 166l-8 44M196 166l6 44M238 158l16 32M160 168v46"
      />
    </svg>
  );
}
