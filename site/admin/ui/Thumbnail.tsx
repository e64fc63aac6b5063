import { useState } from "react";
import { Icon } from "./Icon.tsx";

/** A small picture of a row; an icon where there is none or it does not load. */
export function Thumbnail(
  { src, alt = "", large = false }: { src: string | null; alt?: string; large?: boolean },
) {
  const [broken, setBroken] = useState<string | null>(null);
  const size = large ? 240 : 40;
  return (
    <span className={large ? "thumbnail thumbnail-large" : "thumbnail"}>
      {src && src !== broken
        ? (
          <img
            src={src}
            alt={alt}
            width={size}
            height={size}
            loading="lazy"
            decoding="async"
            onError={() => setBroken(src)}
          />
        )
        : <Icon name="image" size={large ? 40 : 20} />}
    </span>
  );
}
