/** The path of a page that the owner writes, without its language. */
export function pathOfPage(slug: string): string {
  return slug === "home" ? "/" : `/${slug}`;
}
