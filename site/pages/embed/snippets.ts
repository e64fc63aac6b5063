import { escapeHtml } from "../../../contract/shared/escape_html.ts";
import { type EmbedChoice, scriptSettings } from "../../../contract/shared/embed.ts";

/** A version of a script that a page may pin. */
export interface Pinned {
  src: string;
  integrity: string;
}

export interface SnippetParts {
  choice: EmbedChoice;
  /** The site's public origin. */
  origin: string;
  /** The current version of the script, if it should be pinned. */
  pinned?: Pinned | undefined;
  /** Content of the table's element until the widget fills it, and where scripts do not run. */
  fallback: string;
}

/** The script tag, with its settings as `data-*` attributes. */
function scriptTag({ choice, origin, pinned }: SnippetParts): string {
  const settings = scriptSettings(choice).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const source = pinned
    ? `src="${origin}${pinned.src}"\n  integrity="${pinned.integrity}" crossorigin`
    : `src="${origin}/widgets/${choice.widget}.js"`;
  return lineOf(["<script async", source, ...settings.map((setting) => setting.trim())]) + "></script>";
}

/** The element in whose place the widget appears. The chat needs none, as it creates its own. */
export function elementTag({ choice, origin, fallback }: SnippetParts): string | undefined {
  const { widget, category, product } = choice;
  if (widget === "quote") {
    return `<roost-quote${product ? ` product="${escapeHtml(product)}"` : ""}></roost-quote>`;
  }
  if (widget === "products") {
    const address = `${origin}/products${category ? `/${encodeURIComponent(category)}` : ""}`;
    const attribute = category ? ` category="${escapeHtml(category)}"` : "";
    return `<roost-products${attribute}>\n  <a href="${address}">${
      escapeHtml(fallback)
    }</a>\n</roost-products>`;
  }
}

/** The complete snippet for HTML. */
export function htmlSnippet(parts: SnippetParts): string {
  return [elementTag(parts), scriptTag(parts)].filter(Boolean).join("\n");
}

/** A tag manager copies the script without its `data-*`, so the settings are in the URL's query. */
export function tagManagerSnippet({ choice, origin, pinned }: SnippetParts): string {
  const query = new URLSearchParams(scriptSettings(choice)).toString();
  const path = pinned?.src ?? `/widgets/${choice.widget}.js`;
  const address = `${origin}${path}${query && `?${query}`}`;
  return `<script async src="${escapeHtml(address)}"${
    pinned ? `\n  integrity="${pinned.integrity}" crossorigin` : ""
  }></script>`;
}

const NAMES = { chat: "Chat", quote: "QuoteButton", products: "ProductTable" } as const;

/** React 19 moves the script into the head and loads it only once. */
export function reactSnippet(parts: SnippetParts): string {
  const script = scriptTag(parts).replace(/><\/script>$/, " />").replace("crossorigin", `crossOrigin=""`);
  const element = elementTag(parts);
  const shown = element ? `<>\n${indented(`${element}\n${script}`, 2)}\n</>` : script;
  return `import type {} from "./roost-react.d.ts";

export function ${NAMES[parts.choice.widget]}() {
  return (
${indented(shown, 4)}
  );
}`;
}

function indented(text: string, by: number): string {
  return text.replace(/^/gm, " ".repeat(by));
}

/** The content security policy that the host page needs. */
export function policyOf(origin: string): string {
  return `script-src ${origin}; connect-src ${origin}`;
}

/** On one line if that fits a narrow editor, else one part per line. */
function lineOf(words: string[]): string {
  const line = words.join(" ");
  return line.length <= 90 && !line.includes("\n") ? line : words.join("\n  ");
}
