import type { ReactNode } from "react";
import { crumbsOf } from "../app/describe_page.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";
import { builtAddress } from "./Picture.tsx";

/** Longer headings get a smaller font, because otherwise they would fill a phone's screen. */
const SHORT_HEADING_MAX = 70;

interface PageHeadProps {
  visit: Visit;
  title: string;
  text?: string | null;
  /** Shown at the side where there is room. */
  picture?: string | null;
  /** Language of the title and the text, if it is not the page's. */
  lang?: string | undefined;
  /** On a phone the heading alone, so that what the page lists begins on the first screen. */
  isBrief?: boolean;
  children?: ReactNode;
}

/** The top of an inner page: breadcrumbs, heading and introduction. */
export function PageHead({ visit, title, text, picture, lang, isBrief, children }: PageHeadProps) {
  return (
    <div className={isBrief ? "page-head page-head-brief" : "page-head"}>
      {picture && (
        <img
          src={builtAddress(picture)}
          alt=""
          width="800"
          height="600"
          className="page-picture"
          // Lazy: a phone hides the picture, so it should not download it.
          loading="lazy"
        />
      )}
      <div className="wrap">
        <Breadcrumbs visit={visit} />
        <h1 className={headingClass(title)} lang={lang}>{title}</h1>
        {text && <p className="lead" lang={lang}>{text}</p>}
        {children}
      </div>
    </div>
  );
}

/** The class that makes a long heading smaller. */
export function headingClass(heading: string): "long" | undefined {
  return heading.length > SHORT_HEADING_MAX ? "long" : undefined;
}

/** The breadcrumbs from the home page to the page itself. */
export function Breadcrumbs({ visit }: { visit: Visit }) {
  const crumbs = crumbsOf(visit, visit.crumbs ?? []);
  return (
    <nav className="crumbs" aria-label={visit.texts.shell.breadcrumbs}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <Icon name="chevron" />}
            {index < crumbs.length - 1
              ? <Link href={path}>{name}</Link>
              : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
