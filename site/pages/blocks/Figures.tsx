import type { ShownBlock } from "../../../contract/page.ts";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";

/** Key figures in a band of their own. */
export function FiguresBlock({ block }: BlockProps) {
  return (
    <section className="band">
      <div className="wrap">
        <Figures block={block} inRow />
      </div>
    </section>
  );
}

/** Figures, each with what it counts. */
export function Figures({ block, inRow }: { block: ShownBlock; inRow?: boolean }) {
  if (!block.items) return null;
  return (
    <dl className={inRow ? "stats row" : "stats"} lang={langOf(block, "items")}>
      {block.items.map(({ name, text }) => (
        <div key={`${name} ${text}`}>
          <dt>{text}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  );
}
