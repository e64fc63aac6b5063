import type { ReactNode } from "react";
import type { Product } from "../../../contract/product.ts";
import { AddToQuoteList } from "../../quote_list/AddToQuoteList.tsx";
import type { Visit } from "../../app/visit.ts";
import { Badge } from "../../ui/Badge.tsx";
import { EnglishOnly, langOf, Make } from "../../ui/untranslated.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { headingClass } from "../../ui/PageHead.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { QuoteLink } from "../../ui/QuoteLink.tsx";
import { Rating } from "../../ui/Rating.tsx";
import { Share } from "../../ui/Share.tsx";

/** The top of a product page: picture, main facts and ways to ask for a quote. */
export function ProductSummary({ product, visit }: { product: Product; visit: Visit }) {
  const words = visit.texts.product;
  return (
    <div className="product-summary">
      <div className="product-picture">
        <Picture
          src={product.imageUrl}
          placeholder="product"
          alt={product.name}
          width={600}
          height={600}
          eager
        />
        {product.badge && <span className="ribbon" lang={langOf(product)}>{product.badge}</span>}
      </div>
      <div className="product-facts">
        <p className="product-marks">
          <Link href={`/products/${product.categorySlug}`} className="badge-link">
            <Badge colour={product.categoryColor}>{product.category}</Badge>
          </Link>
          {product.rating !== null && <Rating value={product.rating} label={words.rating} />}
        </p>
        <h1 className={headingClass(product.name)} lang={langOf(product, "name")}>{product.name}</h1>
        {product.shortDescription && (
          <p className="lead" lang={langOf(product, "shortDescription")}>{product.shortDescription}</p>
        )}
        <EnglishOnly of={product} field="description" visit={visit} />
        <dl className="facts">
          <Fact term={words.make} value={<Make of={product} language={visit.language} />} />
          <Fact
            term={words.packaging}
            value={product.packaging ?? words.packagingMissing}
            lang={product.packaging && langOf(product)}
          />
          {product.hsnCode && <Fact term="HSN" value={product.hsnCode} />}
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
