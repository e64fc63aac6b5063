import { describePage } from "../app/describe_page.ts";
import { organization } from "../app/structured_data.ts";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { QuoteLink } from "../ui/QuoteLink.tsx";
import { Stats } from "../ui/Stats.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";

export const aboutRoute: PageRoute = {
  describe: (visit) => {
    const { company, texts: { about } } = visit;
    return describePage(visit, {
      title: about.metaTitle,
      description: about.metaDescription(company.name),
      keywords: about.keywords,
      path: "/about",
      seoPage: "about",
      about: [organization(visit)],
    });
  },
  Page: AboutPage,
};

function AboutPage({ visit }: { visit: Visit }) {
  const { company, texts: { about } } = visit;
  return (
    <>
      <PageHead
        visit={visit}
        title={about.title(company.shortName)}
        text={about.text}
        picture="/assets/pictures/placeholder-article.svg"
      />
      <section className="wrap section story" aria-labelledby="story">
        <h2 id="story">{about.story.title}</h2>
        <div className="prose">
          {about.story.text(company.yearEstablished).map((text) => <p key={text}>{text}</p>)}
          {company.director && <p className="signature">{company.director}, {about.story.director}</p>}
        </div>
      </section>
      <section className="band" aria-label={about.statsTitle}>
        <div className="wrap">
          <Stats visit={visit} inRow />
        </div>
      </section>
      <People visit={visit} />
      <section className="wrap section" aria-labelledby="values">
        <div className="creed">
          <div>
            <h2>{about.mission.title}</h2>
            <p className="lead">{about.mission.text}</p>
          </div>
          <div>
            <h2>{about.vision.title}</h2>
            <p className="lead">{about.vision.text}</p>
          </div>
        </div>
        <h2 id="values">{about.values.title}</h2>
        <ol className="values">
          {about.values.items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap section story" aria-labelledby="facilities">
        <h2 id="facilities">{about.facilities.title}</h2>
        <ul className="plain-list prose">
          {about.facilities.text.map((text) => <li key={text}>{text}</li>)}
        </ul>
      </section>
      <section className="call" aria-labelledby="call">
        <div className="wrap">
          <h2 id="call">{about.action.title}</h2>
          <p className="actions">
            <QuoteLink className="button large">{about.action.quote}</QuoteLink>
            <Link href="/contact" className="button large plain">{about.action.contact}</Link>
            <Link href="/products" className="button large plain">{about.action.products}</Link>
          </p>
        </div>
      </section>
    </>
  );
}

/** The management team and the product portfolio. */
function People({ visit }: { visit: Visit }) {
  const { about } = visit.texts;
  return (
    <section className="sunk" aria-labelledby="portfolio">
      <div className="wrap section">
        <h2>{about.team.title}</h2>
        <ul className="values team">
          {about.team.members.map(({ role, text }) => (
            <li key={role}>
              <h3>{role}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <h2 id="portfolio">{about.portfolio.title}</h2>
        <div className="portfolio">
          {about.portfolio.groups.map(({ name, items }) => (
            <section key={name}>
              <h3>{name}</h3>
              <ul className="plain-list">
                {items.map((item) => <li key={item}>{item}</li>)}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
