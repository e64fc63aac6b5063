/**
 * Builds every bundle into `dist/`: hashed names, a manifest, brotli and gzip copies, and a byte budget a
 * bundle. Prints what each weighs and fails when one is over. Raising a budget is its own commit, with the reason.
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { basename, extname } from "node:path";
import * as esbuild from "esbuild";
import { loaderFor } from "./widgets/kit/loader.ts";

/** Brotli bytes of what a visitor's browser loads, by what it gets to see; `lazy` counts what comes at first use too. */
const BUDGETS: Record<string, { entries: string[]; lazy?: boolean; limit: number }> = {
  "site, first page: JavaScript": {
    entries: ["site", "widgets/quote", "widgets/products"],
    lazy: true,
    limit: 110_000,
  },
  "site, first page: CSS": { entries: ["styles/site"], limit: 12_000 },
  "quote.js with all it needs": { entries: ["widgets/quote"], lazy: true, limit: 14_000 },
  "products.js with all it needs": { entries: ["widgets/products"], lazy: true, limit: 14_000 },
  "admin, first load: JavaScript": { entries: ["admin"], limit: 180_000 },
};

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

type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

function bundleAll(): Promise<Built[]> {
  return Promise.all([
    esbuild.build({
      ...shared,
      splitting: true,
      jsxImportSource: "react",
      chunkNames: "assets/chunk-[hash]",
      entryPoints: [
        { in: "site/main.tsx", out: "assets/site" },
        { in: "site/admin/main.tsx", out: "assets/admin" },
      ],
    }),
    esbuild.build({
      ...shared,
      splitting: true,
      jsxImportSource: "preact",
      chunkNames: "widgets/chunk-[hash]",
      entryPoints: [
        { in: "widgets/quote/entry.ts", out: "widgets/quote" },
        { in: "widgets/products/entry.ts", out: "widgets/products" },
      ],
    }),
    esbuild.build({
      ...shared,
      publicPath: "/",
      entryPoints: [
        { in: "site/styles/site.css", out: "assets/styles/site" },
        { in: "site/styles/admin.css", out: "assets/styles/admin" },
      ],
    }),
  ]);
}

/** `dist/assets/site-ABCDEFGH.js` is the entry `site`, `dist/widgets/quote-ABCDEFGH.js` is `widgets/quote`. */
function entryName(outputPath: string): string {
  return outputPath.replace(/^dist\/(assets\/)?/, "").replace(/-[A-Z0-9]{8}\.(js|css)$/, "");
}

type Outputs = esbuild.Metafile["outputs"];

/** The bundle and everything it cannot start without; with `lazy`, also what it may load later. */
function closure(outputs: Outputs, path: string, lazy = false, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind } of outputs[path]?.imports ?? []) {
    if (outputs[next] && (kind === "import-statement" || (lazy && kind === "dynamic-import"))) {
      closure(outputs, next, lazy, seen);
    }
  }
  return seen;
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
  const entries = new Map(
    Object.keys(outputs).filter((path) => outputs[path]!.entryPoint).map((path) => [entryName(path), path]),
  );

  const next = `${folder}.next`;
  await Deno.remove(next, { recursive: true }).catch(() => {});
  const manifest: Manifest = { entries: {}, files: {} };
  for (const [path, bytes] of contents) await writeFile(next, path.slice("dist/".length), bytes, manifest);
  for (const [name, path] of entries) {
    manifest.entries[name] = {
      file: path.slice("dist".length),
      imports: [...closure(outputs, path)].slice(1).map((file) => file.slice("dist".length)),
      integrity: await digest(contents.get(path)!),
    };
    if (name.startsWith("widgets/")) {
      await writeFile(next, `${name}.js`, new TextEncoder().encode(loaderFor(basename(path))), manifest);
    }
  }
  for await (const { name } of Deno.readDir("site/pictures")) {
    await writeFile(next, `assets/pictures/${name}`, await Deno.readFile(`site/pictures/${name}`), manifest);
  }
  await Deno.writeTextFile(`${next}/manifest.json`, JSON.stringify(manifest));

  assertNoAdminCode(outputs, entries);
  const table = weigh(outputs, entries, contents);
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  await Deno.rename(next, folder);
  return table;
}

function assertNoAdminCode(outputs: Outputs, entries: Map<string, string>): void {
  for (const path of closure(outputs, entries.get("site")!, true)) {
    const leaked = Object.keys(outputs[path]!.inputs).find((input) => input.startsWith("site/admin/"));
    if (leaked) {
      throw new Error(
        `Cannot build the site: ${path} carries ${leaked}, and admin code must not reach a public page`,
      );
    }
  }
}

function weigh(outputs: Outputs, entries: Map<string, string>, contents: Map<string, Uint8Array>): string[] {
  const over: string[] = [];
  const table = Object.entries(BUDGETS).map(([label, { entries: names, lazy, limit }]) => {
    const paths = new Set(names.flatMap((name) => [...closure(outputs, entries.get(name)!, lazy)]));
    const size = [...paths].reduce((sum, path) => sum + brotli(contents.get(path)!).length, 0);
    if (size > limit) over.push(`${label} weighs ${size} bytes, over its budget of ${limit}`);
    return `${label.padEnd(34)} ${String(size).padStart(7)} of ${String(limit).padStart(7)} bytes (brotli)`;
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
