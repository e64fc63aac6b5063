import { Icon } from "../../ui/Icon.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import { Link } from "../../ui/Link.tsx";
import { builtAddress } from "../../ui/Picture.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import type { BlockProps } from "./block_props.ts";

/** The head of the home page. Without a title of its own it says the company's tagline, or its name. */
export function Hero({ visit, block }: BlockProps) {
  const { company, texts: { home: { hero }, shell } } = visit;
  const [title, lang] = block.title
    ? [block.title, langOf(block, "title")]
    : [company.tagline || company.name, langOf(company, "tagline")];
  return (
    <section className="hero">
      <div className="hero-top">
        <div className="hero-inner wrap">
          <div className="hero-text">
            <h1 lang={lang}>{title}</h1>
            {block.lead && <p className="lead" lang={langOf(block, "lead")}>{block.lead}</p>}
            <p className="actions">
              <Link href="/products" className="button large">{hero.viewProducts}</Link>
              <QuoteLink className="button large plain">{shell.requestQuote}</QuoteLink>
            </p>
          </div>
        </div>
        <div className="hero-picture">
          <img
            src={builtAddress(block.picture) ?? "/assets/pictures/hero.svg"}
            alt={hero.imageAlt}
            width="1200"
            height="900"
            fetchPriority="high"
          />
        </div>
      </div>
      {block.items && (
        <div className="trust-band">
          <ul className="trust wrap" aria-label={hero.badgesLabel} lang={langOf(block, "items")}>
            {block.items.map(({ name, icon }) => (
              <li key={name}>
                <Icon name={icon ?? "check"} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
