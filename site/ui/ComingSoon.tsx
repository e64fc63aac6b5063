import type { Visit } from "../app/visit.ts";
import { Contacts } from "./Contacts.tsx";
import { Mark } from "./Mark.tsx";

/** The one page of a site that is not public yet. */
export function ComingSoon({ visit }: { visit: Pick<Visit, "company" | "frame" | "texts" | "language"> }) {
  const { company, texts: { shell } } = visit;
  return (
    <section className="missing coming-soon wrap">
      <div>
        <p className="brand">
          <Mark visit={visit} />
          <span>
            <strong>{company.name}</strong>
            {company.tagline && <small>{company.tagline}</small>}
          </span>
        </p>
        <h1>{shell.comingSoon.title}</h1>
        <p className="lead">{shell.comingSoon.text}</p>
        <Contacts visit={visit} />
      </div>
    </section>
  );
}
