import { useSyncExternalStore } from "react";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import type { Visit } from "../app/visit.ts";
import { quoteList, useQuoteList } from "./quote_list.ts";

/** A link to the quote list with its number of products. Screen readers announce changes. */
export function QuoteListLink({ visit }: { visit: Visit }) {
  const { quoteList: texts } = visit.texts;
  const { length } = useQuoteList();
  // Not announced on page load: only after a change on this page.
  const touched = useSyncExternalStore(quoteList.subscribe, quoteList.touched, quoteList.untouched);
  return (
    <>
      <Link
        href="/quote-list"
        className="icon-button list-link"
        aria-current={visit.path === "/quote-list" ? "page" : undefined}
      >
        <Icon name="list" />
        <span className="unseen">{texts.count(length)}</span>
        {length > 0 && <b aria-hidden="true">{length}</b>}
      </Link>
      <span className="unseen" role="status">{touched && texts.count(length)}</span>
    </>
  );
}
