import { useEffect, useRef, useState } from "react";
import { pictureFamily } from "../../contract/shared/picture_address.ts";

const PLACEHOLDERS = {
  product: "/assets/pictures/placeholder-product.svg",
  category: "/assets/pictures/placeholder-category.svg",
  article: "/assets/pictures/placeholder-article.svg",
} as const;

/** How wide pictures are shown, for the browser to choose one before it knows the styles; a lazy one is measured. */
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

/** A picture that is never a broken one. */
export function Picture({ src, placeholder, alt, width, height, className, eager }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  const wanted = builtAddress(src);
  const shown = wanted && wanted !== broken ? wanted : PLACEHOLDERS[placeholder];
  const family = pictureFamily(shown);

  // A picture that failed before hydration has fired its event already.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(wanted);
  }, [wanted]);

  return (
    <img
      ref={ref}
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
      onError={() => setBroken(wanted)}
    />
  );
}

/** Paths under the sources' folder mean the built ones. */
export function builtAddress(src: string | null | undefined): string | undefined {
  return src?.replace(/^\/src\/assets\//, "/assets/") || undefined;
}
