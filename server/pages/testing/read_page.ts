/** A page as a test looks at it: the parts that promises are made about. */
export interface ReadPage {
  status: number;
  html: string;
  title: string;
  headings: string[];
  /** Of the first `<meta>` with that name or property. */
  meta: (name: string) => string | undefined;
  canonical: string | undefined;
  structured: Record<string, unknown>[];
  /** What the browser starts from. */
  data: { queries: Record<string, unknown>; form?: unknown };
  /** Inline scripts that run, and inline sheets, in shadow roots too. */
  scripts: string[];
  styles: string[];
  policy: Record<string, string[]>;
}

export async function readPage(response: Response): Promise<ReadPage> {
  const html = await response.text();
  const metas = [...html.matchAll(/<meta data-head (?:name|property)="([^"]*)" content="([^"]*)">/g)];
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, text]) => ({
    type: attributes!.match(/type="([^"]*)"/)?.[1] ?? "",
    inline: !attributes!.includes("src="),
    text: text!,
  }));
  const ofType = (type: string) => scripts.filter((script) => script.type === type).map(({ text }) => text);
  return {
    status: response.status,
    html,
    title: unescape(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ""),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => unescape(text!)),
    meta: (name) => metas.filter(([, key]) => key === name).map(([, , content]) => unescape(content!))[0],
    canonical: html.match(/<link data-head rel="canonical" href="([^"]*)">/)?.[1],
    structured: ofType("application/ld+json").map((text) => JSON.parse(text)),
    data: JSON.parse(ofType("application/json")[0]!),
    scripts: scripts.filter(({ type, inline }) => inline && (type === "" || type === "module"))
      .map(({ text }) => text),
    styles: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!),
    policy: Object.fromEntries(
      (response.headers.get("content-security-policy") ?? "").split("; ").map((directive) => {
        const [name, ...sources] = directive.split(" ");
        return [name!, sources];
      }),
    ),
  };
}

const LETTERS: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&amp;": "&",
};

function unescape(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => LETTERS[entity]!);
}
