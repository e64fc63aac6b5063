import { useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import type { SentRequest } from "../../../contract/sent_request.ts";
import type { Visit } from "../../app/visit.ts";
import { quoteList } from "../../quote_list/quote_list.ts";
import { Icon } from "../../ui/Icon.tsx";
import { messageOn } from "../product/whatsapp_message.ts";
import { requestTexts } from "./request_texts.ts";

/** The most products that the message names. */
const NAMED_MAX = 8;

/** What the visitor can do with a sent request: print it, tell the company on WhatsApp, ask for the same again. */
export function RequestActions({ request, visit }: { request: SentRequest; visit: Visit }) {
  const texts = requestTexts[visit.language];
  const [, navigate] = useLocation();
  const inBrowser = useSyncExternalStore(noChange, () => true, () => false);
  const { reference, lines } = request;
  const products = lines.slice(0, NAMED_MAX).map(({ product, quantity }) =>
    quantity ? `${product} (${quantity})` : product
  ).join(", ");
  const chat = messageOn(visit.seo?.social?.whatsapp, texts.chat(reference, products));
  const known = lines.flatMap(({ productId, product, quantity, note }) =>
    // A product is found by its id too, so no slug is needed.
    productId
      ? [{ id: productId, slug: productId, name: product, quantity: quantity ?? "", note: note ?? "" }]
      : []
  );

  function askAgain() {
    quoteList.restore(known);
    navigate("/quote-list");
  }

  return (
    <p className="request-actions">
      {chat && (
        <a href={chat} target="_blank" rel="noopener" className="button">
          <Icon name="whatsapp" />
          {texts.whatsapp}
        </a>
      )}
      {inBrowser && (
        <button type="button" className="button plain" onClick={() => print()}>{texts.print}</button>
      )}
      {inBrowser && known.length > 0 && (
        <button type="button" className="button plain" onClick={askAgain}>{texts.again}</button>
      )}
    </p>
  );
}

const noChange = () => () => {};
