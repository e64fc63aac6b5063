import { Link } from "../../ui/Link.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";

/** A band that invites to ask for a quote, to write or to look further. */
export function Action({ visit, block, id }: BlockProps) {
  const { action } = visit.texts.about;
  return (
    <section className="call" aria-labelledby={block.title && id}>
      <div className="wrap">
        {block.title && <h2 id={id} lang={langOf(block, "title")}>{block.title}</h2>}
        <p className="actions">
          <QuoteLink className="button large">{action.quote}</QuoteLink>
          <Link href="/contact" className="button large plain">{action.contact}</Link>
          <Link href="/products" className="button large plain">{action.products}</Link>
        </p>
      </div>
    </section>
  );
}
