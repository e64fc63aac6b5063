import { useLayoutEffect, useRef } from "react";

/** A badge in custom colours, set by script because the security policy forbids style attributes. */
export function ColourBadge(
  { text, background, colour }: { text: string; background: string; colour: string },
) {
  const badge = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    badge.current?.style.setProperty("--badge-fill", background);
    badge.current?.style.setProperty("--badge-ink", colour);
  }, [background, colour]);
  return <span ref={badge} className="colour-badge">{text}</span>;
}

export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={colour} />
    </svg>
  );
}
