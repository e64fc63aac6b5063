import type { Visit } from "../../app/visit.ts";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";

export function Hero({ visit }: { visit: Visit }) {
  const { company, texts: { home: { hero }, shell } } = visit;
  return (
    <section className="hero">
      <div className="hero-top">
        <div className="hero-inner wrap">
          <div className="hero-text">
            <h1 lang={langOf(company, "tagline")}>{company.tagline}</h1>
            <p className="lead">{hero.text}</p>
            <p className="actions">
              <Link href="/products" className="button large">{hero.viewProducts}</Link>
              <QuoteLink className="button large plain">{shell.requestQuote}</QuoteLink>
            </p>
          </div>
        </div>
        <div className="hero-picture">
          <img
            src="/assets/pictures/hero.svg"
            alt={hero.imageAlt}
            width="1200"
            height="900"
            fetchPriority="high"
          />
        </div>
      </div>
      <div className="trust-band">
        <ul className="trust wrap" aria-label={hero.badgesLabel}>
          {hero.badges.map(({ icon, label }) => (
            <li key={icon}>
              <Icon name={icon as IconName} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
