import type { ShownBlock } from "../../../contract/page.ts";
import { langOf } from "../../ui/untranslated.tsx";

/** The block's formatted text, which was sanitised when it was saved. */
export function Html({ block, className }: { block: ShownBlock; className: string }) {
  if (!block.text) return null;
  return (
    <div
      className={className}
      lang={langOf(block, "text")}
      dangerouslySetInnerHTML={{ __html: block.text }}
    />
  );
}
