import type { ReactNode } from "react";
import type { Visit } from "../app/visit.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { lengthOf } from "./length_of.ts";
import { builtAddress } from "./Picture.tsx";

interface PageHeadProps {
  visit: Visit;
  title: string;
  text?: string | null;
  /** Drawn at the side where there is room. */
  picture?: string | null;
  /** Of the title and the text, where they are not in the page's language. */
  lang?: string | undefined;
  children?: ReactNode;
}

/** The top of an inner page: breadcrumbs, heading and a sentence. */
export function PageHead({ visit, title, text, picture, lang, children }: PageHeadProps) {
  return (
    <div className="page-head">
      {picture && (
        <img
          src={builtAddress(picture)}
          alt=""
          width="800"
          height="600"
          className="page-picture"
          // A phone, which shows none, loads none.
          loading="lazy"
        />
      )}
      <div className="wrap">
        <Breadcrumbs visit={visit} />
        <h1 className={lengthOf(title)} lang={lang}>{title}</h1>
        {text && <p className="lead" lang={lang}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
