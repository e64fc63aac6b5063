import { escapeHtml } from "../../contract/shared/escape_html.ts";
import type { Language } from "../../contract/language.ts";
import type { HeadTag } from "../../site/app/metadata.ts";
import { type Pattern, routes } from "../../site/app/routes.ts";
import { MODULES_ID, type PageModules, SERVED_PAGE_ID, type ServedPage } from "../../site/app/served_page.ts";
import { faceScript, HEAD_SCRIPT } from "./head_scripts.ts";
import type { PageAssets } from "./page_parts.ts";

interface DocumentParts {
  dist: PageAssets;
  head: readonly HeadTag[];
  /** The rendered page. */
  body: string;
  served: ServedPage;
  /** The owner's own, where there is one. */
  icon?: string | undefined;
  /** Nothing for the not-found page. */
  pattern: Pattern | undefined;
}

/** The letters that every English page begins with: asked for with the page rather than after its sheet. */
const FIRST_FONT = /^\/assets\/anek-latin-latin-wght-normal-\w+\.woff2$/;
/** For devices that have none of their own. */
const SCRIPT_FONTS = {
  hi: /^\/assets\/devanagari_\d+-\w+\.woff2$/,
  te: /^\/assets\/telugu_\d+-\w+\.woff2$/,
};
const WIDGETS = ["widgets/quote", "widgets/products", "widgets/chat"];

/** The HTML around a rendered page. */
export function document({ dist, head, body, served, icon, pattern }: DocumentParts): string {
  return `<!doctype html>
<html lang="${served.language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0f3d26">
${headScripts(dist, served.language).map((script) => `<script>${script}</script>`).join("\n")}
${head.map(tagOf).join("\n")}
${iconTags(icon).join("\n")}
${assetTags(dist, served.language).join("\n")}
</head>
<body>
<div id="root">${body}</div>
<script id="${SERVED_PAGE_ID}" type="application/json">${scriptData(JSON.stringify(served))}</script>
<script id="${MODULES_ID}" type="application/json">${
    scriptData(JSON.stringify(modulesOf(dist, served.language, pattern)))
  }</script>
${dist.startScript ? `<script>${dist.startScript}</script>` : ""}
</body>
</html>
`;
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

function iconTags(icon = "/assets/pictures/favicon.svg"): string[] {
  const type = icon.endsWith(".svg") ? ` type="image/svg+xml"` : "";
  return [
    `<link rel="icon"${type} href="${escapeHtml(icon)}">`,
    `<link rel="apple-touch-icon" href="/social/icon-180.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
  ];
}

function assetTags({ entries, files }: PageAssets, language: Language): string[] {
  const font = language === "en" && Object.keys(files).find((path) => FIRST_FONT.test(path));
  const styles = entries["styles/site"];
  return [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`] : []),
    ...(styles ? [`<link rel="stylesheet" href="${styles.file}">`] : []),
  ];
}

/** The page's scripts; what they import by and by is named too, so that all of it comes at once. */
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

/** JSON inside a script element: no `<` that could end or open one, no line ends that scripts trip over. */
function scriptData(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
