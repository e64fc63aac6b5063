import { useEffect, useRef, useState } from "react";
import { pictureFamily } from "../../contract/shared/picture_address.ts";

const PLACEHOLDERS = {
  product: "/assets/pictures/placeholder-product.svg",
  category: "/assets/pictures/placeholder-category.svg",
  article: "/assets/pictures/placeholder-article.svg",
} as const;

/** Display widths, needed to choose a file before layout. With `auto` the browser measures lazy ones. */
const EAGER_SIZES = "(min-width: 48rem) 45rem, 100vw";
const LAZY_SIZES = "auto, (min-width: 48rem) 25rem, 100vw";

interface PictureProps {
  src: string | null | undefined;
  /** The placeholder to show if there is no picture or it cannot be loaded. */
  placeholder: keyof typeof PLACEHOLDERS;
  alt: string;
  /** Size of a picture whose address does not tell it. */
  width: number;
  height: number;
  className?: string;
  /** Set for a picture in the first screen, which must not load lazily. */
  eager?: boolean;
}

/** A picture, or the placeholder if there is none or it cannot be loaded. */
export function Picture({ src, placeholder, alt, width, height, className, eager }: PictureProps) {
  const picture = useLoadable(src);
  const shown = picture.address ?? PLACEHOLDERS[placeholder];
  const family = pictureFamily(shown);
  return (
    <img
      ref={picture.ref}
      // Must precede `src`: otherwise some browsers load the widest file first.
      sizes={family ? (eager ? EAGER_SIZES : LAZY_SIZES) : undefined}
      srcSet={family?.variants.map((variant) => `${variant.url} ${variant.width}w`).join(", ")}
      src={shown}
      alt={alt}
      width={family?.width ?? width}
      height={family?.height ?? height}
      className={className}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={eager ? "high" : undefined}
      onError={picture.onError}
    />
  );
}

/** A picture's address, undefined after it failed to load. Pass `ref` and `onError` to the `<img>`. */
export function useLoadable(src: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const wanted = builtAddress(src);
  const onError = () => setBroken(wanted);
  // A picture that failed before hydration fired its `error` event too early.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) onError();
  }, [wanted]);
  return { ref, address: wanted === broken ? undefined : wanted, onError };
}

/** The URL of the built file for a path among the sources. Other addresses are returned as they are. */
export function builtAddress(src: string | null | undefined): string | undefined {
  return src?.replace(/^\/src\/assets\//, "/assets/") || undefined;
}
