import type { AnchorHTMLAttributes } from "react";
import { useRouter } from "wouter";

/** A plain anchor with the language in its path. `follow_links.ts` makes it a client navigation. */
export function Link({ href = "", ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { base } = useRouter();
  const ours = href.startsWith("/");
  // `/hi` instead of `/hi/`, which would only redirect to it.
  return <a href={ours ? (base + href).replace(/^([^?#]+)\/(?=$|[?#])/, "$1") : href} {...rest} />;
}
