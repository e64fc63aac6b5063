import { brotli } from "./compress.ts";
import { closure, type Outputs } from "./outputs.ts";

/** Limits in brotli bytes. Each counts the given scripts and source files with everything they import. */
const BUDGETS: { what: string; sources: string[]; limit: number }[] = [
  {
    what: "site, first page: JavaScript",
    sources: [
      "site/app/main.tsx",
      "site/app/hydrate.ts",
      "site/texts/en.ts",
      "site/pages/WrittenPage.tsx",
      "widgets/quote/entry.ts",
      "widgets/products/entry.ts",
      "widgets/chat/entry.ts",
    ],
    limit: 110_000,
  },
  { what: "site, first page: CSS", sources: ["site/styles/site.css"], limit: 12_000 },
  {
    what: "quote.js, dialog open",
    sources: ["widgets/quote.js", "widgets/quote/entry.ts", "widgets/quote/open_quote.tsx"],
    limit: 14_000,
  },
  {
    what: "products.js, table filled",
    sources: ["widgets/products.js", "widgets/products/entry.ts", "widgets/products/fill_products.tsx"],
    limit: 10_500,
  },
  {
    what: "products.js, searched and a quote asked for",
    sources: [
      "widgets/products.js",
      "widgets/products/entry.ts",
      "widgets/products/fill_products.tsx",
      "widgets/products/mount_products.tsx",
      "widgets/quote/open_quote.tsx",
      "widgets/quote/send_quote.ts",
    ],
    limit: 25_000,
  },
  { what: "chat.js, button shown", sources: ["widgets/chat.js"], limit: 2_000 },
  {
    what: "chat.js, ready to type",
    sources: ["widgets/chat.js", "widgets/chat/open_chat.tsx"],
    limit: 17_000,
  },
  {
    what: "chat.js, first answer",
    sources: [
      "widgets/chat.js",
      "widgets/chat/open_chat.tsx",
      "widgets/chat/first_message.tsx",
      "widgets/chat/Answer.tsx",
    ],
    limit: 47_000,
  },
  { what: "admin, first load: JavaScript", sources: ["site/admin/main.tsx"], limit: 180_000 },
];

/** Measures each budget and returns the lines to print. Throws if one is exceeded. */
export function weigh(
  outputs: Outputs,
  bySource: Map<string, string>,
  contents: Map<string, Uint8Array>,
): string[] {
  const over: string[] = [];
  const table = BUDGETS.map(({ what, sources, limit }) => {
    const paths = new Set(
      sources.flatMap((source) => [...closure(outputs, bySource.get(source) ?? `dist/${source}`)]),
    );
    const size = [...paths].reduce((sum, path) => sum + brotli(contents.get(path)!).length, 0);
    if (size > limit) over.push(`${what} weighs ${size} bytes, over its budget of ${limit}`);
    return `${what.padEnd(44)} ${String(size).padStart(7)} of ${String(limit).padStart(7)} bytes (brotli)`;
  });
  if (over.length > 0) throw new Error(`Cannot keep the byte budget: ${over.join("; ")}`);
  return table;
}
