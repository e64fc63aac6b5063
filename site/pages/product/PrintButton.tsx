import type { Visit } from "../../app/visit.ts";
import { Icon } from "../../ui/Icon.tsx";

/** Prints the page, which the style sheet turns into one sheet of paper. Without JavaScript the browser's menu does. */
export function PrintButton({ visit }: { visit: Visit }) {
  return (
    <button type="button" className="text-link needs-script" onClick={() => print()}>
      <Icon name="printer" />
      {visit.texts.product.dataSheet.print}
    </button>
  );
}
