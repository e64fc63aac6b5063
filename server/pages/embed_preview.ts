import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { type Language, TRANSLATION_LANGUAGES } from "../../contract/language.ts";
import { htmlDocument } from "../http/html_document.ts";
import { elementSettings, type EmbedChoice, scriptSettings } from "../../contract/shared/embed.ts";
import { inEachLanguage } from "../../contract/shared/language_modules.ts";
import { scriptName } from "./script_name.ts";
import type { ShopTexts } from "./texts/embed_preview/en.ts";

const WORDS = await inEachLanguage<ShopTexts>((language) => import(`./texts/embed_preview/${language}.ts`));

const STYLE = `
:root{color-scheme:light dark;--roost-font:"Device Devanagari","Device Telugu",system-ui,sans-serif}
:root.light{color-scheme:light}
:root.dark{color-scheme:dark}
body{margin:0;background:light-dark(#fbf7ef,#1d1a16);color:light-dark(#2c2620,#ece5da);font:17px/1.6 Georgia,"Noto Serif","Noto Serif Devanagari","Noto Serif Telugu","Device Devanagari","Device Telugu",serif}
header{background:light-dark(#5b2e1a,#33190d);color:#fff3e2}
header div,main{max-width:46rem;margin:auto;padding:1rem 1.25rem}
header div{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;justify-content:space-between}
header strong{font-size:1.25rem}
header span span{margin-inline-start:1rem;opacity:.85}
header span span:first-child{margin:0}
h1{margin:1rem 0 .5rem;font-size:1.9rem;line-height:1.2}
a{color:inherit}
hr{margin:2rem 0 1rem;border:0;border-top:1px solid light-dark(#d9ccb4,#4a4035)}
small{opacity:.8}`;

/** The page's style sheet, with our fonts for devices that have none, in the widgets too. */
export function previewStyle(files: readonly string[]): string {
  const faces = TRANSLATION_LANGUAGES.map((language) => {
    const script = scriptName(language);
    const file = files.find((path) => path.includes(`/${script.toLowerCase()}_400`));
    return file ? `@font-face{font-family:"Device ${script}";src:url("${file}") format("woff2")}` : "";
  });
  return faces.join("") + STYLE;
}

/**
 * The page of an invented shop with the widgets, for the frame on `/embed`. Its policy only lets it run our
 * widgets and call our API. Its origin is opaque, so that it cannot read our site.
 */
export function embedPreview(choice: EmbedChoice, language: Language, style: string): string {
  const { shop, nav, title, text, after } = WORDS[choice.lang ?? language];
  const theme = choice.theme === "dark" || choice.theme === "auto" ? choice.theme : "light";
  return htmlDocument({
    root: `lang="${choice.lang ?? language}" class="${theme}"`,
    title: shop,
    noindex: true,
    head: [`<style>${style}</style>`],
    body: `<header><div><strong>${shop}</strong><span>${
      nav.map((word) => `<span>${word}</span>`).join("")
    }</span></div></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${elementsOf(choice)}
<hr>
<p><small>${after}</small></p>
</main>
${scriptsOf(choice)}`,
  });
}

/** The policy of the preview. The sandbox allows scripts and forms and gives the page an opaque origin. */
export function previewPolicy(styleHash: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src ${styleHash}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
}

function elementsOf(choice: EmbedChoice): string {
  return choice.widgets.map((widget) => {
    const settings = elementSettings(choice, widget);
    const element = settings && `<roost-${widget}${attributesOf(settings)}></roost-${widget}>`;
    return widget === "quote" ? `<p>${element}</p>` : element ?? "";
  }).join("\n");
}

function scriptsOf(choice: EmbedChoice): string {
  return choice.widgets.map((widget) => {
    const settings = scriptSettings({ ...choice, partner: null }, widget);
    const data = settings.map(([name, value]): [string, string] => [`data-${name}`, value]);
    return `<script async src="/widgets/${widget}.js"${attributesOf(data)}></script>`;
  }).join("\n");
}

function attributesOf(settings: [name: string, value: string][]): string {
  return settings.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
}
