import { paletteOf } from "../../contract/shared/brand_palette.ts";
import type { Look } from "../../contract/look.ts";

const STABLE = /^\/widgets\/(chat|quote|products)\.js$/;

/**
 * The script of a widget with the owner's colour in front of it, for pages that set none; undefined for what stays as
 * it was built, such as a pinned version. The rule is the weakest there is, so that any rule of the page wins.
 */
export async function brandedScript(
  path: string,
  { colour }: Pick<Look, "colour">,
  answer: (request: Request, path: string) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  if (!colour || !STABLE.test(path)) return undefined;
  // Without compression: the cache of responses makes the compressed copies.
  const built = await answer(new Request(`http://localhost${path}`), path);
  if (!built) return undefined;
  const [fill] = paletteOf(colour, null).fill;
  const headers = new Headers(built.headers);
  for (const name of ["vary", "content-length"]) headers.delete(name);
  return new Response(inFront(fill) + await built.text(), { headers });
}

/** A browser without adopted sheets shows the house's colour. */
function inFront(fill: string): string {
  const css = `:where(html){--roost-accent:${fill}}`;
  return `try{(s=>{s.replaceSync("${css}");document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]})(new CSSStyleSheet)}catch{}\n`;
}
