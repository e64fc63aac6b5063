import { useEffect, useRef, useState } from "react";
import { pictureFamily } from "../../contract/shared/picture_address.ts";

const PLACEHOLDERS = {
  product: "/assets/pictures/placeholder-product.svg",
  category: "/assets/pictures/placeholder-category.svg",
  article: "/assets/pictures/placeholder-article.svg",
} as const;

/** How wide pictures are shown, for the browser to choose a file before it has the styles. It measures lazy ones itself. */
const EAGER_SIZES = "(min-width: 48rem) 45rem, 100vw";
const LAZY_SIZES = "auto, (min-width: 48rem) 25rem, 100vw";

interface PictureProps {
  src: string | null | undefined;
  /** Which drawing stands in where there is no picture or it cannot be loaded. */
  placeholder: keyof typeof PLACEHOLDERS;
  alt: string;
  /** For a picture that does not say its own. */
  width: number;
  height: number;
  className?: string;
  /** Seen at once, so not to be loaded lazily. */
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
      // Before the address, or some browsers load the widest first.
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

/** The address of a picture, undefined once it has failed to load. Give `ref` and `onError` to its element. */
export function useLoadable(src: string | null | undefined) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const wanted = builtAddress(src);
  const onError = () => setBroken(wanted);
  // The event of a picture that failed before hydration is over.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) onError();
  }, [wanted]);
  return { ref, address: wanted === broken ? undefined : wanted, onError };
}

/** The built file of a picture that is named by its path among the sources. */
export function builtAddress(src: string | null | undefined): string | undefined {
  return src?.replace(/^\/src\/assets\//, "/assets/") || undefined;
}
