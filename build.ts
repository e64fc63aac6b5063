/**
 * Builds every bundle into `dist/`: hashed names, a manifest, brotli and gzip copies, and a byte budget a
 * bundle. Prints what each weighs and fails when one is over. Raising a budget is its own commit, with the reason.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { basename, extname } from "node:path";
import * as esbuild from "esbuild";
import { LANGUAGES } from "./contract/language.ts";
import { pageModules, pageSource, type Pattern } from "./site/routes.ts";
import { loaderFor } from "./widgets/kit/loader.ts";

/** Brotli bytes of all that a browser loads to show something: the closures of these source files. */
const BUDGETS: { what: string; sources: string[]; limit: number }[] = [
  {
    what: "site, first page: JavaScript",
    sources: [
      "site/main.tsx",
      "site/hydrate.ts",
      "site/texts/en.ts",
      "site/pages/HomePage.tsx",
      "widgets/quote/entry.ts",
      "widgets/products/entry.ts",
      "widgets/chat/entry.ts",
    ],
    limit: 110_000,
  },
  { what: "site, first page: CSS", sources: ["site/styles/site.css"], limit: 12_000 },
  {
    what: "quote.js, dialog open",
    sources: ["widgets/quote/entry.ts", "widgets/quote/open_quote.tsx"],
    limit: 14_000,
  },
  {
    what: "products.js, table filled",
    sources: ["widgets/products/entry.ts", "widgets/products/mount_products.tsx"],
    limit: 14_000,
  },
  // The loader, some 100 bytes, makes it 2,000.
  { what: "chat.js, button shown", sources: ["widgets/chat/entry.ts"], limit: 1_900 },
  {
    what: "chat.js, ready to type",
    sources: ["widgets/chat/entry.ts", "widgets/chat/open_chat.tsx"],
    limit: 15_000,
  },
  {
    what: "chat.js, first answer",
    sources: [
      "widgets/chat/entry.ts",
      "widgets/chat/open_chat.tsx",
      "widgets/chat/first_message.tsx",
      "widgets/chat/Answer.tsx",
    ],
    limit: 38_000,
  },
  { what: "admin, first load: JavaScript", sources: ["site/admin/main.tsx"], limit: 180_000 },
];

/** Bundles by the name that pages and the manifest know them by. */
const ENTRIES = {
  "site": "site/main.tsx",
  "admin": "site/admin/main.tsx",
  "styles/site": "site/styles/site.css",
  "styles/admin": "site/styles/admin.css",
  "widgets/quote": "widgets/quote/entry.ts",
  "widgets/products": "widgets/products/entry.ts",
  "widgets/chat": "widgets/chat/entry.ts",
} as const;

/** What the site loads by and by, known to the manifest by its source so that a page can ask for it at once. */
const LATER = [
  "site/hydrate.ts",
  ...LANGUAGES.map((language) => `site/texts/${language}.ts`),
  ...new Set((Object.keys(pageModules) as Pattern[]).map(pageSource)),
];

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A built file: where it lies below `dist/`, its type, and its copies for clients that accept them. */
export interface BuiltFile {
  path: string;
  type: string;
  br?: string;
  gz?: string;
}

/** A bundle by name: its address, everything it statically imports, and the digest for `integrity=`. */
export interface BuiltEntry {
  file: string;
  imports: string[];
  integrity: string;
}

export interface Manifest {
  entries: Record<string, BuiltEntry>;
  /** By public address. */
  files: Record<string, BuiltFile>;
  /** `site/start_page.ts`, which stands in every page. */
  startScript?: string;
}

const shared = {
  bundle: true,
  minify: true,
  metafile: true,
  write: false,
  outdir: "dist",
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  entryNames: "[dir]/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".woff2": "file", ".svg": "file" },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
  jsx: "automatic",
} satisfies esbuild.BuildOptions;

/** A widget's style sheet is text in its module: minified here, since esbuild takes text as it stands. */
const minifiedSheets: esbuild.Plugin = {
  name: "minified-sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await Deno.readTextFile(path);
      const { code } = await esbuild.transform(css, { loader: "css", minify: true, target: shared.target });
      return { loader: "text", contents: code };
    });
  },
};

/**
 * The sanitizer knows every element and attribute of SVG and MathML, and the chat allows neither: without the lists
 * none of them is let through, and a visitor's first answer weighs less. What it carries for browsers that cannot take
 * lists apart is left out too.
 */
const htmlOnlySanitizer: esbuild.Plugin = {
  name: "html-only-sanitizer",
  setup({ onLoad }) {
    onLoad({ filter: /purify\.es\.mjs$/ }, async ({ path }) => {
      const source = await Deno.readTextFile(path);
      let lists = 0;
      let helpers = 0;
      const contents = source.replace(
        /^function _OverloadYield[^]*?(?=^const )/m,
        (all) => (helpers += all.split("\nfunction ").length, "const _slicedToArray = (list) => list;\n"),
      ).replace(
        /^(const (?:svg|svgFilters|svgDisallowed|mathMl|mathMlDisallowed|html|xml)(?:\$1)? = freeze)\(\[.*?\]\);/gms,
        (_, start) => (lists++, `${start}([]);`),
      );
      if (lists !== 10 || helpers !== 8) {
        throw new Error(`Cannot build the chat: ${path} has ${lists} lists and ${helpers} helpers`);
      }
      return { loader: "js", contents };
    });
  },
};

/**
 * The chat writes Markdown one way: the parser's rules for other ways, and what lets it be extended, would double what it
 * weighs beside what is used.
 */
const plainMarkdown: esbuild.Plugin = {
  name: "plain-markdown",
  setup({ onLoad }) {
    onLoad({ filter: /marked\.esm\.js$/ }, async ({ path }) => {
      const source = await Deno.readTextFile(path);
      // All up to the class of hooks, which is there to be extended; the parts before it do the work.
      const [, code = "", exported = ""] =
        /^(.*\};)var \w+=class\{options;block;.*export\{(.*)\};/s.exec(source) ?? [];
      const names = exported.split(",").filter((name) => / as (Lexer|Parser)$/.test(name));
      const otherRules = [...code.matchAll(/,pedantic:(\w+)\}/g)].map(([, name]) => `${name}={...`);
      if (names.length !== 2 || otherRules.length !== 2) {
        throw new Error(`Cannot build the chat: ${path} is not made as it was`);
      }
      const plain = otherRules.reduce((all, rules) => all.replace(rules, rules.replace("=", "=!1&&")), code)
        .replaceAll("this.options.pedantic", "!1")
        .replaceAll(/this\.options\.(gfm|breaks)/g, "!0")
        .replaceAll(/this\.options\.(extensions|hooks|silent)\b/g, "(void 0)");
      return { loader: "js", contents: `${plain}export{${names}};` };
    });
  },
};

type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

function bundleAll(): Promise<Built[]> {
  return Promise.all([
    esbuild.build({
      ...shared,
      splitting: true,
      jsxImportSource: "react",
      chunkNames: "assets/chunk-[hash]",
      entryPoints: entryPoints("site", "admin"),
    }),
    esbuild.build({
      ...shared,
      splitting: true,
      jsxImportSource: "preact",
      chunkNames: "widgets/chunk-[hash]",
      plugins: [minifiedSheets, htmlOnlySanitizer, plainMarkdown],
      entryPoints: entryPoints("widgets/quote", "widgets/products", "widgets/chat"),
    }),
    esbuild.build({
      ...shared,
      publicPath: "/",
      entryPoints: entryPoints("styles/site", "styles/admin"),
    }),
  ]);
}

/** As it stands in a page, between tags. */
async function buildStartScript(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shared,
    format: "iife",
    metafile: false,
    entryPoints: ["site/start_page.ts"],
  });
  const script = outputFiles[0]!.text.trim();
  if (script.includes("<")) throw new Error("Cannot build site/start_page.ts: it may not hold a <");
  return script;
}

/** Widgets lie below `/widgets/`, all else below `/assets/`. */
function entryPoints(...names: (keyof typeof ENTRIES)[]): { in: string; out: string }[] {
  return names.map((name) => ({
    in: ENTRIES[name],
    out: name.startsWith("widgets/") ? name : `assets/${name}`,
  }));
}

type Outputs = esbuild.Metafile["outputs"];

/** Where each source file that begins a bundle or a chunk was written. */
function outputBySource(outputs: Outputs): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) => entryPoint ? [[entryPoint, path]] : []),
  );
}

/** Everything that the bundle cannot start without, in the order of its evaluation: itself last; with `lazy`, also what it may load later. */
function closure(outputs: Outputs, path: string, lazy = false): Set<string> {
  const seen = new Set<string>();
  const inOrder = new Set<string>();
  (function add(path: string) {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (outputs[next] && (kind === "import-statement" || (lazy && kind === "dynamic-import"))) add(next);
    }
    inOrder.add(path);
  })(path);
  return inOrder;
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-384", bytes));
  return "sha384-" + btoa(String.fromCharCode(...hash));
}

function brotli(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

async function writeFile(folder: string, path: string, bytes: Uint8Array, manifest: Manifest): Promise<void> {
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const file: BuiltFile = { path, type };
  const target = `${folder}/${path}`;
  await Deno.mkdir(target.slice(0, target.lastIndexOf("/")), { recursive: true });
  await Deno.writeFile(target, bytes);
  if (type !== TYPES[".woff2"]) {
    file.br = `${path}.br`;
    file.gz = `${path}.gz`;
    await Deno.writeFile(`${folder}/${file.br}`, brotli(bytes));
    await Deno.writeFile(`${folder}/${file.gz}`, gzipSync(bytes, { level: 9 }));
  }
  manifest.files[`/${path}`] = file;
}

/** Writes `folder` anew and returns the lines of the weight table; throws when a budget is over. */
export async function build(folder = "dist"): Promise<string[]> {
  const results = await bundleAll();
  const outputs: Outputs = Object.assign({}, ...results.map(({ metafile }) => metafile.outputs));
  const contents = new Map(
    results.flatMap(({ outputFiles }) => outputFiles).map((file) => [
      file.path.slice(file.path.lastIndexOf("/dist/") + 1),
      new Uint8Array(file.contents),
    ]),
  );
  const bySource = outputBySource(outputs);

  const next = `${folder}.next`;
  await Deno.remove(next, { recursive: true }).catch(() => {});
  const manifest: Manifest = { entries: {}, files: {} };
  for (const [path, bytes] of contents) await writeFile(next, path.slice("dist/".length), bytes, manifest);
  const sources = [...Object.entries(ENTRIES), ...LATER.map((source) => [source, source] as const)];
  for (const [name, source] of sources) {
    const path = bySource.get(source)!;
    manifest.entries[name] = {
      file: path.slice("dist".length),
      imports: [...closure(outputs, path)].slice(0, -1).map((file) => file.slice("dist".length)),
      integrity: await digest(contents.get(path)!),
    };
    if (name.startsWith("widgets/")) {
      await writeFile(next, `${name}.js`, new TextEncoder().encode(loaderFor(basename(path))), manifest);
    }
  }
  for await (const { name } of Deno.readDir("site/pictures")) {
    await writeFile(next, `assets/pictures/${name}`, await Deno.readFile(`site/pictures/${name}`), manifest);
  }
  manifest.startScript = await buildStartScript();
  await Deno.writeTextFile(`${next}/manifest.json`, JSON.stringify(manifest));

  assertNoAdminCode(outputs, bySource.get(ENTRIES.site)!);
  const table = weigh(outputs, bySource, contents);
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  await Deno.rename(next, folder);
  return table;
}

function assertNoAdminCode(outputs: Outputs, site: string): void {
  for (const path of closure(outputs, site, true)) {
    const leaked = Object.keys(outputs[path]!.inputs).find((input) => input.startsWith("site/admin/"));
    if (leaked) {
      throw new Error(
        `Cannot build the site: ${path} carries ${leaked}, and admin code must not reach a public page`,
      );
    }
  }
}

function weigh(outputs: Outputs, bySource: Map<string, string>, contents: Map<string, Uint8Array>): string[] {
  const over: string[] = [];
  const table = BUDGETS.map(({ what, sources, limit }) => {
    const paths = new Set(sources.flatMap((source) => [...closure(outputs, bySource.get(source)!)]));
    const size = [...paths].reduce((sum, path) => sum + brotli(contents.get(path)!).length, 0);
    if (size > limit) over.push(`${what} weighs ${size} bytes, over its budget of ${limit}`);
    return `${what.padEnd(30)} ${String(size).padStart(7)} of ${String(limit).padStart(7)} bytes (brotli)`;
  });
  if (over.length > 0) throw new Error(`Cannot keep the byte budget: ${over.join("; ")}`);
  return table;
}

if (import.meta.main) {
  try {
    for (const line of await build()) console.info(line);
  } finally {
    await esbuild.stop();
  }
}
