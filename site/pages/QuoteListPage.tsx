import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { quoteListSubject } from "../../contract/inquiry_form.ts";
import { describePage } from "../app/describe_page.ts";
import { type ListLine, quoteList, useQuoteList } from "../quote_list/quote_list.ts";
import { InquiryForm } from "../ui/InquiryForm.tsx";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { Thanks } from "../ui/Thanks.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";
import { QuoteLines } from "./quote_list/QuoteLines.tsx";

export const quoteListRoute: PageRoute = {
  describe: (visit) => {
    const { company, texts: { quoteList: texts } } = visit;
    return describePage(visit, {
      title: texts.metaTitle,
      description: texts.metaDescription(company.name),
      path: "/quote-list",
      // The list is stored in the browser, so search engines would only see an empty page.
      noindex: true,
    });
  },
  Page: QuoteListPage,
};

/** The products that the visitor has collected, and a form to request a quote for all of them. */
function QuoteListPage({ visit }: { visit: Visit }) {
  const { quoteList: texts } = visit.texts;
  const lines = useQuoteList();
  const inBrowser = useSyncExternalStore(quoteList.subscribe, () => true, () => false);
  const [receipt, setReceipt] = useState<InquiryReceipt>();
  const [waits, setWaits] = useState(false);
  const [removed, setRemoved] = useState<{ said: string; before: readonly ListLine[] }>();

  function remove(said: string, ...ids: string[]) {
    setRemoved({ said, before: quoteList.lines() });
    quoteList.remove(...ids);
  }

  function sent(receipt: InquiryReceipt, body: Record<string, unknown>) {
    setRemoved(undefined);
    setReceipt(receipt);
    // What waited for a network may be an older list.
    const names = new Set((body.lines as { product: string }[]).map(({ product }) => product));
    quoteList.remove(...quoteList.lines().filter(({ name }) => names.has(name)).map(({ id }) => id));
  }

  return (
    <>
      <PageHead visit={visit} title={texts.title} text={texts.text} />
      <div className="wrap section quote-list">
        {receipt && (
          <Thanks visit={visit} outcome={texts} receipt={receipt}>
            <Link href="/products" className="button plain">{texts.more}</Link>
          </Thanks>
        )}
        {!inBrowser && (
          <noscript>
            <p>{texts.needsScript}</p>
            <Link href="/contact?subject=product_inquiry" className="text-link">{texts.contact}</Link>
          </noscript>
        )}
        {inBrowser && !receipt && lines.length === 0 && <Empty visit={visit} />}
        {inBrowser && !receipt && lines.length > 0 && (
          <>
            {!waits && (
              <section aria-labelledby="lines">
                <h2 id="lines" tabIndex={-1}>{texts.linesTitle}</h2>
                <QuoteLines visit={visit} lines={lines} remove={remove} />
                <p className="actions">
                  <Link href="/products" className="button plain">{texts.more}</Link>
                  <button
                    type="button"
                    className="text-link"
                    onClick={() => remove(texts.cleared, ...lines.map(({ id }) => id))}
                  >
                    {texts.clear}
                  </button>
                </p>
              </section>
            )}
            <section id="request" aria-labelledby="request-title">
              <h2 id="request-title">{texts.formTitle}</h2>
              <InquiryForm
                visit={visit}
                kind="quote"
                hasLines
                anchor="request"
                outcome={texts}
                prefill={{ message: texts.prefilled }}
                send={texts.send}
                extra={requestedLines}
                onSent={sent}
                onWaits={setWaits}
              />
            </section>
          </>
        )}
        {removed && <Undo visit={visit} {...removed} done={() => setRemoved(undefined)} />}
      </div>
    </>
  );
}

/** The current list. It is read when the form is sent, since another tab may have changed it. */
function requestedLines() {
  const lines = quoteList.lines().map(({ id, slug, name, ...line }) => ({
    productId: slug ? id : "",
    product: name,
    ...line,
  }));
  return { subject: quoteListSubject(lines.length), lines };
}

function Empty({ visit }: { visit: Visit }) {
  const { empty } = visit.texts.quoteList;
  return (
    <div className="empty">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <Link href="/products" className="button">{empty.browse}</Link>
    </div>
  );
}

interface UndoProps {
  visit: Visit;
  said: string;
  before: readonly ListLine[];
  done: () => void;
}

/** Offers to undo a removal. Takes the focus, since the pressed button was removed with the line. */
function Undo({ visit, said, before, done }: UndoProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [before]);
  function undo() {
    quoteList.restore(before);
    done();
    requestAnimationFrame(() => document.getElementById("lines")?.focus());
  }
  return (
    <p className="undo" role="status">
      {said}{" "}
      <button type="button" ref={button} className="text-link" onClick={undo}>
        {visit.texts.quoteList.undo}
      </button>
    </p>
  );
}
