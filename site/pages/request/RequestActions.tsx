import { useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import type { SentRequest } from "../../../contract/sent_request.ts";
import { lineQuantity } from "../../../contract/shared/line_quantity.ts";
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
  const { units } = visit.texts.contact.form;
  const products = lines.slice(0, NAMED_MAX).map(({ product, ...line }) => {
    const quantity = lineQuantity(line, units);
    return quantity ? `${product} (${quantity})` : product;
  }).join(", ");
  const chat = messageOn(visit.seo?.social?.whatsapp, texts.chat(reference, products));
  const asked = lines.map(({ productId, product, quantity, note, unit }) => ({
    // A product is found by its id too, so no slug is needed. What stands in words alone has none.
    ...(productId ? { id: productId, slug: productId } : { id: product, slug: "" }),
    name: product,
    quantity: quantity ?? "",
    note: note ?? "",
    unit: unit ?? "",
  }));

  function askAgain() {
    quoteList.restore(asked);
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
      {inBrowser && asked.length > 0 && (
        <button type="button" className="button plain" onClick={askAgain}>{texts.again}</button>
      )}
    </p>
  );
}

const noChange = () => () => {};
