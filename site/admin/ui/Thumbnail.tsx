import { useState } from "react";
import { pictureFamily } from "../../../contract/shared/picture_address.ts";
import { Icon } from "./Icon.tsx";

/** A row's small picture, or an icon if there is none or it does not load. */
export function Thumbnail(
  { src, alt = "", large = false }: { src: string | null; alt?: string; large?: boolean },
) {
  const [broken, setBroken] = useState<string | null>(null);
  const size = large ? 240 : 40;
  const variants = src ? pictureFamily(src)?.variants : undefined;
  return (
    <span className={large ? "thumbnail thumbnail-large" : "thumbnail"}>
      {src && src !== broken
        ? (
          <img
            sizes={variants && (large ? "16rem" : "2.75rem")}
            srcSet={variants?.map(({ url, width }) => `${url} ${width}w`).join(", ")}
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
