import type { Visit } from "../../app/visit.ts";
import { Contacts } from "../../ui/Contacts.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";

/** What the company's profile says. */
export function Profile({ visit }: BlockProps) {
  const { description } = visit.company;
  return (
    <section className="wrap section story">
      <CompanyFacts visit={visit} />
      <div className="prose">
        {description && <p lang={langOf(visit.company, "description")}>{description}</p>}
        <Contacts visit={visit} />
      </div>
    </section>
  );
}

/** The facts that the profile states; nothing, where it states none. */
export function CompanyFacts({ visit, title }: { visit: Visit; title?: string }) {
  const { facts } = visit.texts.contact;
  const { yearEstablished, director, businessType, areaServed, gstin, drugLicence, cin } = visit.company;
  const pairs = [
    [facts.established, yearEstablished && String(yearEstablished)],
    [facts.director, director],
    [facts.business, businessType],
    [facts.area, areaServed],
    [facts.gstin, gstin],
    [facts.drugLicence, drugLicence],
    [facts.cin, cin],
  ] as const;
  const stated = pairs.filter(([, value]) => value);
  if (stated.length === 0) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <dl className="pairs">
        {stated.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
