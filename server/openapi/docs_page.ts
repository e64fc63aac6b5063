import { html } from "hono/html";
import { FAVICON_LINK, htmlDocument } from "../http/html_document.ts";
import type { openapiDocument } from "./openapi_document.ts";
import { type JsonSchema, typeText } from "./type_text.ts";

/** The page's own style sheet, so that it needs no bundle of the site. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: light-dark(#fff, #111a15); color: light-dark(#16211b, #e4ece7); }
h1 { font-size: 1.8rem; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; color: light-dark(#12663e, #8fd3ac); }
a { color: light-dark(#12663e, #8fd3ac); }
details { border-block-start: 1px solid light-dark(#d5e0d9, #2b3a32); }
summary { padding: .6rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary:hover { background: light-dark(#f2f8f4, #17231c); }
:focus-visible { outline: 3px solid light-dark(#12663e, #8fd3ac); outline-offset: 2px; }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: .75rem 1rem; border-radius: 8px; background: light-dark(#f2f8f4, #17231c); }
.method { display: inline-block; min-width: 4.2rem; font-weight: 700; }
.says { display: block; color: light-dark(#4a5a51, #a9b8af); }
h3 { margin: .5rem 0; font-size: 1rem; }
dl { margin: 0 0 1rem; }
dt { float: inline-start; clear: both; min-width: 8rem; }
dd { margin: 0 0 .25rem 8.5rem; }
`;

interface Media {
  content?: Record<string, { schema?: JsonSchema }>;
}

interface Call {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; description?: string }[];
  requestBody?: Media;
  responses: Record<string, Media & { description: string }>;
}

/** The API description as an HTML page. */
export function docsPage(document: ReturnType<typeof openapiDocument>): string {
  const byTag = new Map<string, { method: string; path: string; call: Call }[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, one] of Object.entries(methods)) {
      const call = one as Call;
      const tag = call.tags[0]!;
      byTag.set(tag, [...byTag.get(tag) ?? [], { method: method.toUpperCase(), path, call }]);
    }
  }
  const { title } = document.info;
  const body = html`<main>
<h1>${title}</h1>
<p>Every call of this server, made from its own schemas; the same for programs is <a href="/openapi.json">openapi.json</a>.
A refusal is <code>{ message, code, issues?, requestId }</code>. Calls below <code>/api/admin</code> need a session, and are listed for those who have one;
an <code>ETag</code> they answer is what <code>If-Match</code> names, and a stale one is 409.</p>
${[...byTag].map(([tag, calls]) => html`<section><h2>${tag}</h2>${calls.map(callPart)}</section>`)}
</main>`;
  return htmlDocument({
    root: `lang="en"`,
    title,
    noindex: true,
    head: [FAVICON_LINK, `<style>${DOCS_STYLE}</style>`],
    body: String(body),
  });
}

function callPart({ method, path, call }: { method: string; path: string; call: Call }) {
  const [[status = "", success] = []] = Object.entries(call.responses);
  return html`<details>
<summary><code class="method">${method}</code> <code>${path}</code> <span class="says">${call.summary}</span></summary>
${
    call.parameters.length > 0
      ? html`
        <h3>Parameters</h3>
        <dl>${call.parameters.map(({ name, description, in: place }) =>
          html`
            <dt><code>${name}</code></dt>
            <dd>${description ?? `in the ${place}`}</dd>
          `
        )}</dl>
      `
      : ""
  }
${call.requestBody ? mediaPart("Takes", call.requestBody) : ""}
${success ? mediaPart(`Gives ${status}`, success) : ""}
</details>`;
}

function mediaPart(title: string, { content = {} }: Media) {
  const [[type, media] = []] = Object.entries(content);
  if (!type) return html`<h3>${title}</h3>`;
  return html`<h3>${title}</h3>${
    media?.schema ? html`<pre>${typeText(media.schema)}</pre>` : html`<p><code>${type}</code></p>`
  }`;
}
