import { useRouter } from "wouter";
import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import { productPageTexts } from "./product_page_texts.ts";
import { messageOn } from "./whatsapp_message.ts";

/** The ways to ask, at the lower edge of a phone. A number that the company has not given has no button. */
export function AskBar({ product, visit }: { product: Product; visit: Visit }) {
  const { bar } = productPageTexts[visit.language];
  const address = `${visit.origin}${useRouter().base}/product/${product.slug}`;
  const phone = visit.company.contact.phones[0];
  const whatsapp = messageOn(visit.seo?.social?.whatsapp, `${bar.message(product.name)} ${address}`);
  return (
    <div className="ask-bar" role="group" aria-label={bar.label}>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="button plain">
          <Icon name="phone" />
          {bar.call}
        </a>
      )}
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener" className="button plain">
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      )}
      <QuoteLink product={product}>{bar.quote}</QuoteLink>
    </div>
  );
}
