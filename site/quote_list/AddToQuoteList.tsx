import { useState } from "react";
import { QUOTE_LINES_MAX } from "../../contract/limits.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import type { Visit } from "../app/visit.ts";
import { type ListedProduct, quoteList, useQuoteList } from "./quote_list.ts";

interface AddToQuoteListProps {
  visit: Visit;
  product: ListedProduct;
  className?: string;
  /** Whether to link to the list once it contains the product. */
  withLink?: boolean;
}

/**
 * Adds a product to the quote list. A second click does nothing, so that a double click adds it once. `data-line` is
 * for a click that no script of the page has seen before it is left (`app/start_page.ts`).
 */
export function AddToQuoteList(
  { visit, product, className = "button plain", withLink = false }: AddToQuoteListProps,
) {
  const { quoteList: texts } = visit.texts;
  const [full, setFull] = useState(false);
  const added = useQuoteList().some(({ id }) => id === product.id);
  return (
    <span className="add-to-list">
      <button
        type="button"
        className={className}
        aria-disabled={added || undefined}
        data-line={JSON.stringify({ id: product.id, slug: product.slug, name: product.name })}
        onClick={() => setFull(!added && !quoteList.add(product))}
      >
        <Icon name={added ? "check" : "list"} />
        {added ? texts.added : texts.add}
        <span className="unseen">{texts.addOf(product.name)}</span>
      </button>
      {added && withLink && <Link href="/quote-list" className="text-link">{texts.view}</Link>}
      {full && <small role="alert">{texts.full(QUOTE_LINES_MAX)}</small>}
    </span>
  );
}
