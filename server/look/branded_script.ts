import type { Company } from "../../contract/company.ts";
import type { FormRules } from "../../contract/form_rules.ts";
import { chosenForms, FORMS_KEY } from "../../contract/shared/chosen_forms.ts";
import { paletteOf } from "../../contract/shared/brand_palette.ts";
import type { Look } from "../../contract/look.ts";

const STABLE = /^\/widgets\/(chat|quote|products)\.js$/;

/** What the owner has chosen that a widget must know. */
interface Chosen {
  look: Pick<Look, "colour">;
  company: Pick<Company, "forms">;
}

/**
 * The script of a widget with the owner's colour and rules of the forms in front of it; undefined for what stays as
 * it was built, such as a pinned version. The colour is for pages that set none: its rule is the weakest there is, so
 * that any rule of the page wins.
 */
export async function brandedScript(
  path: string,
  { look: { colour }, company }: Chosen,
  answer: (request: Request, path: string) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const forms = chosenForms(company.forms);
  if (!colour && !forms || !STABLE.test(path)) return undefined;
  // Without compression: the cache of responses makes the compressed copies.
  const built = await answer(new Request(`http://localhost${path}`), path);
  if (!built) return undefined;
  const headers = new Headers(built.headers);
  for (const name of ["vary", "content-length"]) headers.delete(name);
  const front = (colour ? colouring(colour) : "") + (forms ? ruling(forms) : "");
  return new Response(front + await built.text(), { headers });
}

function ruling(forms: FormRules): string {
  return `customElements[${JSON.stringify(FORMS_KEY)}]=${JSON.stringify(forms)};\n`;
}

/** A browser without adopted sheets shows the house's colour. */
function colouring(colour: string): string {
  const [fill] = paletteOf(colour, null).fill;
  const css = `:where(html){--roost-accent:${fill}}`;
  return `try{(s=>{s.replaceSync("${css}");document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]})(new CSSStyleSheet)}catch{}\n`;
}
