import { type ReactNode, useState } from "react";
import type { Product } from "../../../contract/product.ts";
import { AtAGlance } from "./AtAGlance.tsx";
import { productPageTexts } from "./product_page_texts.ts";
import { needsPrescription } from "./Questions.tsx";
import { AddToQuoteList } from "../../quote_list/AddToQuoteList.tsx";
import type { Visit } from "../../app/visit.ts";
import { CompareTick } from "../../compare/CompareTick.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { EnglishOnly, langOf, Make } from "../../ui/untranslated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { headingClass } from "../../ui/PageHead.tsx";
import { builtAddress, Picture } from "../../ui/Picture.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import { Rating } from "../../ui/Rating.tsx";
import { Share } from "../../ui/Share.tsx";

/** The top of a product page: picture, main facts and ways to ask for a quote. */
export function ProductSummary({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product;
  const { prescription } = productPageTexts[visit.language];
  return (
    <div className="product-summary">
      <div className="product-picture">
        <Pictures product={product} />
        {product.badge && <span className="ribbon" lang={langOf(product, "badge")}>{product.badge}</span>}
      </div>
      <div className="product-facts">
        <p className="product-marks">
          <Link href={`/products/${product.categorySlug}`} className="badge-link">
            <Badge colour={product.categoryColor}>{product.category}</Badge>
          </Link>
          {product.rating !== null && <Rating value={product.rating} label={words.rating} />}
          {product.schedule && <strong className="schedule">{words.schedule(product.schedule)}</strong>}
        </p>
        <h1 className={headingClass(product.name)} lang={langOf(product, "name")}>{product.name}</h1>
        {product.shortDescription && (
          <p className="lead" lang={langOf(product, "shortDescription")}>{product.shortDescription}</p>
        )}
        <EnglishOnly of={product} field="description" visit={visit} />
        {needsPrescription(product, visit) && (
          <details className="explained">
            <summary>{prescription.title}</summary>
            <p className="note">{prescription.text}</p>
          </details>
        )}
        <AtAGlance product={product} visit={visit} />
        <dl className="facts">
          {product.make !== "" && (
            <Fact term={words.make} value={<Make of={product} language={visit.language} />} />
          )}
          <Fact
            term={words.packaging}
            value={product.packaging ?? words.packagingMissing}
            lang={product.packaging && langOf(product, "packaging")}
          />
          {product.manufacturer && (
            <Fact term={words.manufacturer} value={product.manufacturer} lang={langOf(product)} />
          )}
          {product.licenceNumber && <Fact term={words.licence} value={product.licenceNumber} />}
          {product.hsnCode && <Fact term="HSN" value={product.hsnCode} />}
          {product.gstRate !== undefined && <Fact term="GST" value={`${product.gstRate}%`} />}
          {product.species.length > 0 && (
            <Fact
              term={words.species}
              value={product.species.join(", ")}
              lang={langOf(product, "species")}
            />
          )}
        </dl>
        {product.features.length > 0 && (
          <>
            <h2>{words.features}</h2>
            <ul className="ticks" lang={langOf(product, "features")}>
              {product.features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  {feature}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="actions">
          <QuoteLink product={product} className="button large">{words.quote}</QuoteLink>
          <Link
            href={`/contact?subject=product_inquiry&product=${encodeURIComponent(product.id)}`}
            className="button large plain"
          >
            {words.contact}
          </Link>
          <AddToQuoteList visit={visit} product={product} className="button large plain" withLink />
          <small>{words.price}</small>
        </p>
        <CompareTick visit={visit} id={product.id} />
        <Share
          visit={visit}
          path={`/product/${product.slug}`}
          title={product.name}
          networks={["whatsapp"]}
        />
      </div>
    </div>
  );
}

/** The main picture, and the others below it. A small one is a link to its file, which a script shows above. */
function Pictures({ product }: { product: Product }) {
  const [shown, show] = useState(0);
  const { imageUrl, imageAlt, pictures = [], name } = product;
  const all = [{ url: imageUrl, alt: imageAlt }, ...pictures];
  const { url, alt } = all[shown] ?? all[0]!;
  return (
    <>
      <Picture src={url} placeholder="product" alt={alt || name} width={600} height={600} eager />
      {pictures.length > 0 && (
        <ul className="thumbs">
          {all.map((one, at) => (
            <li key={one.url}>
              <a
                href={builtAddress(one.url)}
                aria-current={at === shown || undefined}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  show(at);
                }}
              >
                <Picture
                  src={one.url}
                  placeholder="product"
                  alt={one.alt || `${name} ${at + 1}`}
                  width={120}
                  height={120}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FactProps {
  term: string;
  value: ReactNode;
  lang?: string | null | undefined;
}

function Fact({ term, value, lang }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={lang || undefined}>{value}</dd>
    </div>
  );
}
