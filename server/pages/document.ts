import type { Language } from "../../contract/language.ts";
import type { HeadTag } from "../../site/metadata.ts";
import { pageSource, type Pattern } from "../../site/routes.ts";
import { SERVED_PAGE_ID, type ServedPage } from "../../site/served_page.ts";
import { HEAD_SCRIPT, startScript } from "./head_scripts.ts";
import type { PageAssets } from "./page_parts.ts";

export interface DocumentParts {
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

/** The letters that every page begins with: asked for with the page rather than after its sheet. */
const FIRST_FONT = /^\/assets\/anek-latin-latin-wght-normal-\w+\.woff2$/;
const WIDGETS = ["widgets/quote", "widgets/products", "widgets/chat"];

/** The HTML around a rendered page. */
export function document({ dist, head, body, served, icon, pattern }: DocumentParts): string {
  return `<!doctype html>
<html lang="${served.language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0f3d26">
<script>${HEAD_SCRIPT}</script>
${head.map(tagOf).join("\n")}
${iconTags(icon).join("\n")}
${assetTags(dist, served.language, pattern).join("\n")}
</head>
<body>
<div id="root">${body}</div>
<script id="${SERVED_PAGE_ID}" type="application/json">${scriptData(JSON.stringify(served))}</script>
</body>
</html>
`;
}

/** The inline scripts of every page, for the policy that allows them by hash. */
export function inlineScripts({ entries }: PageAssets): string[] {
  return [HEAD_SCRIPT, ...WIDGETS.flatMap((name) => entries[name] ? [startScript(entries[name].file)] : [])];
}

function iconTags(icon = "/assets/pictures/favicon.svg"): string[] {
  const type = icon.endsWith(".svg") ? ` type="image/svg+xml"` : "";
  return [
    `<link rel="icon"${type} href="${escapeHtml(icon)}">`,
    `<link rel="apple-touch-icon" href="/social/icon-180.png">`,
    `<link rel="manifest" href="/site.webmanifest">`,
  ];
}

/** The page's bundles; what they import by and by is named too, so that all of it comes at once. */
function assetTags(dist: PageAssets, language: Language, pattern: Pattern | undefined): string[] {
  const { entries, files } = dist;
  const font = Object.keys(files).find((path) => FIRST_FONT.test(path));
  const styles = entries["styles/site"];
  const site = entries["site"];
  const later = [
    ...WIDGETS,
    `site/texts/${language}.ts`,
    ...(pattern ? [pageSource(pattern)] : []),
  ].flatMap((name) => entries[name] ?? []);
  const imports = new Set([
    ...site?.imports ?? [],
    ...later.flatMap(({ file, imports }) => [file, ...imports]),
  ]);
  return [
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`] : []),
    ...(styles ? [`<link rel="stylesheet" href="${styles.file}">`] : []),
    ...[...imports].map((file) => `<link rel="modulepreload" href="${file}">`),
    ...(site ? [`<script type="module" src="${site.file}"></script>`] : []),
    ...inlineScripts(dist).slice(1).map((script) => `<script type="module">${script}</script>`),
  ];
}

function tagOf({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join("");
  if (name === "title") return `<title>${escapeHtml(text ?? "")}</title>`;
  if (name === "script") return `<script data-head${pairs}>${scriptData(text ?? "")}</script>`;
  return `<${name} data-head${pairs}>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
}

/** JSON inside a script element: no `<` that could end or open one, no line ends that scripts trip over. */
function scriptData(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
