import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Product } from "../../../contract/product.ts";
import type { Visit } from "../../app/visit.ts";
import { productPageTexts } from "./product_page_texts.ts";

const FlockDose = lazy(async () => ({ default: (await import("./FlockDose.tsx")).FlockDose }));

const ID = "how-much";

/** How much a flock needs, where the owner has entered doses. Without scripts the label's lines are read. */
export function HowMuch({ product, visit }: { product: Product; visit: Visit }) {
  const [isAsked, setAsked] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The assistant leads here with the figures of the flock in the address.
  useEffect(() => {
    if (details.current && location.hash === `#${ID}`) details.current.open = true;
  }, []);
  if (!product.doses) return null;
  return (
    <details
      id={ID}
      ref={details}
      className="safe-to-sell how-much needs-script"
      onToggle={(event) => event.currentTarget.open && setAsked(true)}
    >
      <summary>{productPageTexts[visit.language].howMuch}</summary>
      {isAsked && (
        <Suspense fallback={<p className="note">{visit.texts.shell.loading}</p>}>
          <FlockDose product={product} doses={product.doses} visit={visit} />
        </Suspense>
      )}
    </details>
  );
}
