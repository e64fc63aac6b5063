import type { AnchorHTMLAttributes } from "react";
import { useRouter } from "wouter";

/** A link of ours. It is a plain anchor, followed in place by `follow_links.ts`; a language's base comes before its path. */
export function Link({ href = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { base } = useRouter();
  const ours = href.startsWith("/");
  // `/hi`, as `/hi/` is only a detour to it.
  return <a href={ours ? (base + href).replace(/^([^?#]+)\/(?=$|[?#])/, "$1") : href} {...rest} />;
}
