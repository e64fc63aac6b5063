import { HOUSE_COLOURS } from "../../contract/shared/brand_palette.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { byLanguage, type Language } from "../../contract/language.ts";
import type { HeadTag } from "../../site/app/metadata.ts";
import { type Pattern, routes } from "../../site/app/routes.ts";
import { MODULES_ID, type PageModules, SERVED_PAGE_ID, type ServedPage } from "../../site/app/served_page.ts";
import { once } from "../shared/once.ts";
import { FAVICON, htmlDocument, styleLink } from "../http/html_document.ts";
import { faceScript, HEAD_SCRIPT } from "./head_scripts.ts";
import type { PageAssets } from "./page_parts.ts";
import { scriptName } from "./script_name.ts";

interface DocumentParts {
  dist: PageAssets;
  head: readonly HeadTag[];
  /** The rendered page. */
  body: string;
  served: ServedPage;
  /** The address of the owner's own icon. */
  icon?: string | undefined;
  /** The owner's colours. */
  colours?: string | undefined;
  /** Undefined for the not-found page. */
  pattern: Pattern | undefined;
}

/** Fonts for devices that have none for the script. */
const scriptFonts = once(() =>
  byLanguage((language) => new RegExp(`^/assets/${scriptName(language).toLowerCase()}_\\d+-\\w+\\.woff2$`))
);
const WIDGETS = ["widgets/quote", "widgets/products", "widgets/chat"];

/** The colour of the browser's bar: that of the page's band. */
export function themeColor(colours?: string): string {
  const colour = /--band:(#\w+)/.exec(colours ?? "")?.[1] ?? HOUSE_COLOURS.band[0];
  return `<meta name="theme-color" content="${colour}">`;
}

/** The HTML around a rendered page. */
export function document({ dist, head, body, served, icon, colours, pattern }: DocumentParts): string {
  const { language } = served;
  return htmlDocument({
    root: `lang="${language}" data-theme="light"`,
    head: [
      themeColor(colours),
      ...headScripts(dist, language).map((script) => `<script>${script}</script>`),
      // First, as nothing is painted before it. No Latin font is preloaded: on a slow line it would delay this, and its
      // fallback has the same measures.
      styleLink(dist.entries["styles/site"]),
      ...head.map(tagOf),
      ...iconLinks(language, icon),
      colours && `<style>${colours}</style>`,
    ],
    body: `<div id="root">${body}</div>
${dataScript(SERVED_PAGE_ID, served)}
${dataScript(MODULES_ID, modulesOf(dist, language, pattern))}
${dist.startScript ? `<script>${dist.startScript}</script>` : ""}`,
  });
}

/** A header that has the browser ask for a page's style sheets before the first byte of its body. */
export function styleHeader(html: string): Record<string, string> {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  return sheets.length > 0
    ? { link: sheets.map((href) => `<${href}>; rel=preload; as=style`).join(", ") }
    : {};
}

/** The inline scripts of a page, for the policy that allows them by hash. */
export function inlineScripts(dist: PageAssets, language: Language): string[] {
  return [...headScripts(dist, language), ...(dist.startScript ? [dist.startScript] : [])];
}

function headScripts({ files }: PageAssets, language: Language): string[] {
  if (language === "en") return [HEAD_SCRIPT];
  const faces = Object.keys(files).filter((path) => scriptFonts()[language].test(path));
  return [HEAD_SCRIPT, ...(faces.length > 0 ? [faceScript(language, faces)] : [])];
}

function iconLinks(language: Language, icon = FAVICON): string[] {
  const type = icon.endsWith(".svg") ? ` type="image/svg+xml"` : "";
  return [
    `<link rel="icon"${type} href="${escapeHtml(icon)}">`,
    `<link rel="apple-touch-icon" href="/social/icon-180.png">`,
    `<link rel="manifest" href="${localPath(language, "/site.webmanifest")}">`,
  ];
}

/** The page's scripts, and all modules that these import, so that the browser fetches all of them at once. */
function modulesOf({ entries }: PageAssets, language: Language, pattern: Pattern | undefined): PageModules {
  const find = (names: string[]) => names.flatMap((name) => entries[name] ?? []);
  const start = find(["site", ...WIDGETS]);
  const later = find([
    "site/app/hydrate.ts",
    `site/texts/${language}.ts`,
    ...(pattern ? [routes[pattern].source] : []),
  ]);
  const imports = [
    ...start.flatMap(({ imports }) => imports),
    ...later.flatMap(({ file, imports }) => [...imports, file]),
  ];
  return { start: start.map(({ file }) => file), imports: [...new Set(imports)] };
}

function tagOf({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join("");
  if (name === "title") return `<title>${escapeHtml(text ?? "")}</title>`;
  if (name === "script") return `<script data-head${pairs}>${scriptData(text ?? "")}</script>`;
  return `<${name} data-head${pairs}>`;
}

function dataScript(id: string, data: unknown): string {
  return `<script id="${id}" type="application/json">${scriptData(JSON.stringify(data))}</script>`;
}

/** JSON inside a script element. `<` could end the element; some parsers end lines at U+2028 and U+2029. */
function scriptData(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
