import type { ConditionPage, ConditionProduct } from "../../../contract/health.ts";
import type { Visit } from "../../app/visit.ts";
import { Link } from "../../ui/Link.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { HealthTexts } from "./texts/en.ts";

interface ConditionProductsProps {
  visit: Visit;
  condition: ConditionPage;
  texts: HealthTexts;
}

/** Products that treat and that prevent, apart; where a veterinarian must come first, why there are none. */
export function ConditionProducts({ condition, texts }: ConditionProductsProps) {
  const { condition: words } = texts;
  const { treats, prevents, urgent } = condition;
  if (urgent) return <p className="note">{words.noProducts}</p>;
  if (treats.length + prevents.length === 0) return null;
  return (
    <>
      <ProductList title={words.treats} products={treats} texts={texts} />
      <ProductList title={words.prevents} products={prevents} texts={texts} />
      <p className="hint">{words.labelFirst}</p>
    </>
  );
}

function ProductList(
  { title, products, texts }: { title: string; products: ConditionProduct[]; texts: HealthTexts },
) {
  const { condition: words } = texts;
  return products.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul className="condition-products">
        {products.map((product) => (
          <li key={product.slug}>
            <Link href={`/product/${encodeURIComponent(product.slug)}`} lang={langOf(product, "name")}>
              {product.name}
            </Link>
            <p className="product-tags">
              <span>{product.category}</span>
              {product.prescription && <span>{words.prescription}</span>}
              {product.notForLayers && <strong>{words.notForLayers}</strong>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
