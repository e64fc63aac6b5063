import { escapeHtml } from "../../../contract/shared/escape_html.ts";
import { elementSettings, type EmbedChoice, scriptSettings } from "../../../contract/shared/embed.ts";
import type { Widget } from "../../../contract/partner.ts";

/** A version of a script that a page may pin. */
export interface Pinned {
  src: string;
  integrity: string;
}

export interface SnippetParts {
  choice: EmbedChoice;
  /** The site's public origin. */
  origin: string;
  /** The current versions of the scripts, if they should be pinned. */
  pinned?: Partial<Record<string, Pinned>> | undefined;
  /** Content of the table's element until the widget fills it, and where scripts do not run. */
  fallback: string;
}

/** The tag of a widget's script, with its settings as `data-*` attributes. */
function scriptTag({ choice, origin, pinned }: SnippetParts, widget: Widget): string {
  const settings = scriptSettings(choice, widget).map(([name, value]) =>
    `data-${name}="${escapeHtml(value)}"`
  );
  const file = pinned?.[widget];
  const source = file
    ? `src="${origin}${file.src}"\n  integrity="${file.integrity}" crossorigin`
    : `src="${origin}/widgets/${widget}.js"`;
  return lineOf(["<script async", source, ...settings]) + "></script>";
}

/** The elements in whose places the widgets appear. A chat without options of its own creates its own. */
export function elementTags({ choice, origin, fallback }: SnippetParts): string | undefined {
  const tags = choice.widgets.flatMap((widget) => {
    const settings = elementSettings(choice, widget);
    if (!settings) return [];
    const attributes = settings.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
    const { category } = choice;
    const address = `${origin}/products${category ? `/${encodeURIComponent(category)}` : ""}`;
    const content = widget === "products" ? `\n  <a href="${address}">${escapeHtml(fallback)}</a>\n` : "";
    return `<roost-${widget}${attributes}>${content}</roost-${widget}>`;
  });
  return tags.join("\n") || undefined;
}

/** The complete snippet for HTML: the elements, and each script once. */
export function htmlSnippet(parts: SnippetParts): string {
  const scripts = parts.choice.widgets.map((widget) => scriptTag(parts, widget));
  return [elementTags(parts), ...scripts].filter(Boolean).join("\n");
}

/** A tag manager copies the scripts without their `data-*`, so the settings are in the URLs' queries. */
export function tagManagerSnippet({ choice, origin, pinned }: SnippetParts): string {
  return choice.widgets.map((widget) => {
    const query = new URLSearchParams(scriptSettings(choice, widget)).toString();
    const file = pinned?.[widget];
    const address = `${origin}${file?.src ?? `/widgets/${widget}.js`}${query && `?${query}`}`;
    return `<script async src="${escapeHtml(address)}"${
      file ? `\n  integrity="${file.integrity}" crossorigin` : ""
    }></script>`;
  }).join("\n");
}

const NAMES = { chat: "Chat", quote: "QuoteButton", products: "ProductTable" } as const;

/** React 19 moves the scripts into the head and loads each only once. */
export function reactSnippet(parts: SnippetParts): string {
  const { widgets } = parts.choice;
  const lines = htmlSnippet(parts).replaceAll("></script>", " />").replaceAll(
    "crossorigin",
    `crossOrigin=""`,
  );
  const isOne = !lines.includes("\n<");
  const [name] = widgets.length === 1 ? widgets.map((widget) => NAMES[widget]) : ["Widgets"];
  return `import type {} from "./roost-react.d.ts";

export function ${name}() {
  return (
${indented(isOne ? lines : `<>\n${indented(lines, 2)}\n</>`, 4)}
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
