import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

interface MissingPageProps {
  title: string;
  text: string;
  /** Where to go from here; the first is the likeliest. */
  links: readonly (readonly [path: string, label: string])[];
  children?: ReactNode;
}

/** What a page says that is not there. */
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

/** A nest without an egg. */
function EmptyNest() {
  return (
    <svg className="empty-nest" viewBox="0 0 320 240" aria-hidden="true">
      <ellipse className="nest-ground" cx="160" cy="206" rx="140" ry="18" />
      <path className="nest-egg" d="M160 30c26 0 46 38 46 66a46 46 0 0 1-92 0c0-28 20-66 46-66Z" />
      <path className="nest-hollow" d="M40 132c0-20 54-34 120-34s120 14 120 34-54 34-120 34S40 152 40 132Z" />
      <path
        className="nest-bowl"
        d="M30 130c4 50 52 80 130 80s126-30 130-80c-10 24-62 38-130 38S40 154 30 130Z"
      />
      <path
        className="nest-straw"
        d="M26 150c70 44 190 50 268-4M44 178c60 30 160 34 226 0M20 122l52 30M300 120l-50 34M70 196c40 14 130 18 186-6M92 160l-30 34M228 162l34 30M150 168l-16 42M190 168l18 40M12 140l40 18M308 142l-38 20"
      />
    </svg>
  );
}
