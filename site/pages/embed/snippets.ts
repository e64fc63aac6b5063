import { escapeHtml } from "../../../contract/shared/escape_html.ts";
import { type EmbedChoice, scriptSettings } from "../../../contract/shared/embed.ts";

/** A version of a script that a page may pin. */
export interface Pinned {
  src: string;
  integrity: string;
}

export interface SnippetParts {
  choice: EmbedChoice;
  /** Our public address. */
  origin: string;
  /** The script of today, where it is to be pinned. */
  pinned?: Pinned | undefined;
  /** Said between the tags of the table until it is filled, and where scripts do not run. */
  fallback: string;
}

/** The script's tag, its settings as `data-*`. */
function scriptTag({ choice, origin, pinned }: SnippetParts): string {
  const settings = scriptSettings(choice).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const source = pinned
    ? `src="${origin}${pinned.src}"\n  integrity="${pinned.integrity}" crossorigin`
    : `src="${origin}/widgets/${choice.widget}.js"`;
  return lineOf(["<script async", source, ...settings.map((setting) => setting.trim())]) + "></script>";
}

/** The element that shows the widget where it stands; the chat puts its own beside the page. */
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

/** All of it, as it is pasted into HTML. */
export function htmlSnippet(parts: SnippetParts): string {
  return [elementTag(parts), scriptTag(parts)].filter(Boolean).join("\n");
}

/** A tag manager copies the script and loses its `data-*`: the same settings are in its address. */
export function tagManagerSnippet({ choice, origin, pinned }: SnippetParts): string {
  const query = new URLSearchParams(scriptSettings(choice)).toString();
  const path = pinned?.src ?? `/widgets/${choice.widget}.js`;
  const address = `${origin}${path}${query && `?${query}`}`;
  return `<script async src="${escapeHtml(address)}"${
    pinned ? `\n  integrity="${pinned.integrity}" crossorigin` : ""
  }></script>`;
}

const NAMES = { chat: "Chat", quote: "QuoteButton", products: "ProductTable" } as const;

/** React 19 moves the script into the head, and brings it once however often it is rendered. */
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

/** What a page with a content security policy has to allow. */
export function policyOf(origin: string): string {
  return `script-src ${origin}; connect-src ${origin}`;
}

/** On one line where it fits a narrow editor, else a line each. */
function lineOf(words: string[]): string {
  const line = words.join(" ");
  return line.length <= 90 && !line.includes("\n") ? line : words.join("\n  ");
}
