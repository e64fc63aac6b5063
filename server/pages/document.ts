import { HOUSE_COLOURS } from "../../contract/shared/brand_palette.ts";
import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { byLanguage, type Language } from "../../contract/language.ts";
import type { HeadTag } from "../../site/app/metadata.ts";
import { type Pattern, routes } from "../../site/app/routes.ts";
import { MODULES_ID, type PageModules, SERVED_PAGE_ID, type ServedPage } from "../../site/app/served_page.ts";
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

/** The Latin font. English pages preload it, so that it arrives before the style sheet requests it. */
const FIRST_FONT = /^\/assets\/anek-latin-latin-wght-normal-\w+\.woff2$/;
/** Fonts for devices that have none for the script. */
const SCRIPT_FONTS = byLanguage((language) =>
  new RegExp(`^/assets/${scriptName(language).toLowerCase()}_\\d+-\\w+\\.woff2$`)
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
      ...head.map(tagOf),
      ...iconLinks(icon),
      fontLink(dist, language),
      styleLink(dist.entries["styles/site"]),
      colours && `<style>${colours}</style>`,
    ],
    body: `<div id="root">${body}</div>
${dataScript(SERVED_PAGE_ID, served)}
${dataScript(MODULES_ID, modulesOf(dist, language, pattern))}
${dist.startScript ? `<script>${dist.startScript}</script>` : ""}`,
  });
}

/** The inline scripts of a page, for the policy that allows them by hash. */
export function inlineScripts(dist: PageAssets, language: Language): string[] {
  return [...headScripts(dist, language), ...(dist.startScript ? [dist.startScript] : [])];
}

function headScripts({ files }: PageAssets, language: Language): string[] {
  if (language === "en") return [HEAD_SCRIPT];
  const faces = Object.keys(files).filter((path) => SCRIPT_FONTS[language].test(path));
  return [HEAD_SCRIPT, ...(faces.length > 0 ? [faceScript(language, faces)] : [])];
}

function iconLinks(icon = FAVICON): string[] {
  const type = icon.endsWith(".svg") ? ` type="image/svg+xml"` : "";
  return [
    `<link rel="icon"${type} href="${escapeHtml(icon)}">`,
    `<link rel="apple-touch-icon" href="/social/icon-180.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
  ];
}

function fontLink({ files }: PageAssets, language: Language): string | undefined {
  const font = language === "en" && Object.keys(files).find((path) => FIRST_FONT.test(path));
  return font ? `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>` : undefined;
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
