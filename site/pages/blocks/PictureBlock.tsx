import { Picture } from "../../ui/Picture.tsx";
import { langOf } from "../../ui/untranslated.tsx";
import type { BlockProps } from "./block_props.ts";

/** A picture; its title is read to those who cannot see it, its lead stands below. */
export function PictureBlock({ block }: BlockProps) {
  if (!block.picture) return null;
  return (
    <figure className="wrap section block-picture">
      <Picture
        src={block.picture}
        placeholder="article"
        alt={block.title ?? ""}
        width={1200}
        height={800}
      />
      {block.lead && <figcaption lang={langOf(block, "lead")}>{block.lead}</figcaption>}
    </figure>
  );
}
