import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";
import { Figures } from "./Figures.tsx";
import { Html } from "./Html.tsx";

/** What the company says of itself, beside its key figures. */
export function Statement({ visit, block, id }: BlockProps) {
  return (
    <section className="band" aria-labelledby={id}>
      <div className="wrap about">
        <div className="about-text">
          <h2 id={id} lang={langOf(block, "title")}>{block.title}</h2>
          {block.lead && <p className="lead" lang={langOf(block, "lead")}>{block.lead}</p>}
          <Html block={block} className="about-words" />
          {visit.path !== "/about" && (
            <Link href="/about" className="text-link">
              {visit.texts.home.about.more}
              <Icon name="arrow" />
            </Link>
          )}
        </div>
        <Figures block={block} />
      </div>
    </section>
  );
}
