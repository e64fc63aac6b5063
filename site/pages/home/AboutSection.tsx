import { yearsInBusiness } from "../../../contract/shared/business.ts";
import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Stats } from "../../ui/Stats.tsx";

export function AboutSection({ visit }: { visit: Visit }) {
  const { company, year, texts: { home: { about } } } = visit;
  return (
    <section className="band" aria-labelledby="about">
      <div className="wrap about">
        <div className="about-text">
          <h2 id="about">{about.title(company.shortName)}</h2>
          <p className="lead">{about.lead(yearsInBusiness(company.yearEstablished, year))}</p>
          {about.text.map((text) => <p key={text}>{text}</p>)}
          <Link href="/about" className="text-link">
            {about.more}
            <Icon name="arrow" />
          </Link>
        </div>
        <Stats visit={visit} />
      </div>
    </section>
  );
}
