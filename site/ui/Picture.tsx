import { useEffect, useRef, useState } from "react";

const PLACEHOLDERS = {
  product: "/assets/pictures/placeholder-product.svg",
  category: "/assets/pictures/placeholder-category.svg",
  article: "/assets/pictures/placeholder-article.svg",
} as const;

interface PictureProps {
  src: string | null | undefined;
  /** Which drawing stands in where there is no picture or it cannot be loaded. */
  placeholder: keyof typeof PLACEHOLDERS;
  alt: string;
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

  // A picture that failed before hydration has fired its event already.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(wanted);
  }, [wanted]);

  return (
    <img
      ref={ref}
      src={shown}
      alt={alt}
      width={width}
      height={height}
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
