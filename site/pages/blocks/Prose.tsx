import type { ReactNode } from "react";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";
import { Html } from "./Html.tsx";

/** Formatted text, beside its title. */
export function Prose(props: BlockProps) {
  return <Titled {...props} />;
}

/** The same, signed by the director. */
export function Story(props: BlockProps) {
  const { company: { director }, texts: { about } } = props.visit;
  return (
    <Titled {...props}>
      {director && <p className="signature">{director}, {about.story.director}</p>}
    </Titled>
  );
}

function Titled({ block, id, children }: BlockProps & { children?: ReactNode }) {
  const text = <Html block={block} className="prose" />;
  const words = children ? <div className="prose">{text}{children}</div> : text;
  if (!block.title) return <div className="wrap section">{words}</div>;
  return (
    <section className="wrap section story" aria-labelledby={id}>
      <h2 id={id} lang={langOf(block, "title")}>{block.title}</h2>
      {words}
    </section>
  );
}
