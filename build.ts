/**
 * Builds every bundle into `dist/`: files with hashed names, compressed copies and a manifest. Prints the
 * bundles' sizes and fails if one exceeds its byte budget. Raise a budget in its own commit, with the reason.
 */
import { gzipSync } from "node:zlib";
import { basename, extname } from "node:path";
import * as esbuild from "esbuild";
import { weigh } from "./build/budgets.ts";
import { commonChunk } from "./build/common_chunk.ts";
import { brotli, digest } from "./build/compress.ts";
import { keepFormerWidgets } from "./build/former_widgets.ts";
import { languageImports } from "./build/language_imports.ts";
import { closure, outputBySource, type Outputs } from "./build/outputs.ts";
import { buildWithLazyFiles } from "./build/lazy_files.ts";
import { TARGETS } from "./build/targets.ts";
import { widgetChunks } from "./build/widget_plugins.ts";
import { buildChatScript, buildLoader, buildPinned } from "./build/widget_scripts.ts";
import type { BuiltFile, Manifest } from "./contract/build_manifest.ts";
import { ship } from "./server/start/ship.ts";
import withdrawn from "./build/withdrawn_widgets.json" with { type: "json" };

/** The bundles, by their names in the manifest and in pages. */
const ENTRIES = {
  "site": "site/app/main.tsx",
  "admin": "site/admin/main.tsx",
  "styles/site": "site/styles/site.css",
  "styles/admin": "site/styles/admin.css",
  "widgets/quote": "widgets/quote/entry.ts",
  "widgets/products": "widgets/products/entry.ts",
  "widgets/chat": "widgets/chat/entry.ts",
} as const;

/** Chunks that the site loads later. The manifest lists them by source, so that pages can preload them. */
const LATER = /^site\/(pages\/\w+\.tsx|texts\/\w+\.ts|app\/hydrate\.ts)$/;

const WIDGETS = ["chat", "products", "quote"];

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".ts": "application/typescript; charset=utf-8",
};

const shared = {
  bundle: true,
  minify: true,
  metafile: true,
  write: false,
  outdir: "dist",
  format: "esm",
  target: TARGETS,
  entryNames: "[dir]/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".woff2": "file", ".webp": "file", ".svg": "file" },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  logLevel: "warning",
  jsx: "automatic",
} satisfies esbuild.BuildOptions;

const widgets = {
  ...shared,
  jsxImportSource: "preact",
  // Take each package's ES modules, as their authors publish them for today's browsers.
  platform: "neutral",
  mainFields: ["module", "main"],
  charset: "utf8",
} satisfies esbuild.BuildOptions;

type Built = esbuild.BuildResult<{ metafile: true; write: false }>;

const react = {
  ...shared,
  splitting: true,
  jsxImportSource: "react",
  chunkNames: "assets/chunk-[hash]",
  plugins: [languageImports],
} satisfies esbuild.BuildOptions;

/** Bundles the site or the panel. Bundled together, each would be split by the imports of the other. */
async function bundleReact(name: "site" | "admin"): Promise<Built> {
  const options = { ...react, entryPoints: entryPoints(name) };
  const common = await commonChunk(options, ENTRIES[name]);
  return await buildWithLazyFiles({ ...options, plugins: [common, ...react.plugins] });
}

function bundleAll(): Promise<Built[]> {
  return Promise.all([
    bundleReact("site"),
    bundleReact("admin"),
    buildWithLazyFiles({
      ...widgets,
      splitting: true,
      chunkNames: "widgets/[hash]",
      plugins: widgetChunks,
      entryPoints: entryPoints("widgets/quote", "widgets/products", "widgets/chat"),
    }),
    esbuild.build({
      ...shared,
      publicPath: "/",
      entryPoints: entryPoints("styles/site", "styles/admin"),
    }),
  ]);
}

/** Builds the inline start script. It must not contain `<`, since it is inserted between script tags. */
async function buildStartScript(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shared,
    format: "iife",
    metafile: false,
    entryPoints: ["site/app/start_page.ts"],
  });
  const script = outputFiles[0]!.text.trim();
  if (script.includes("<")) throw new Error("Cannot build site/app/start_page.ts: it may not hold a <");
  return script;
}

/** Builds the service worker. Its name stays, as browsers look for a newer one at the same address. */
async function buildWorker(): Promise<Uint8Array<ArrayBuffer>> {
  const { outputFiles } = await esbuild.build({
    ...shared,
    format: "iife",
    metafile: false,
    plugins: [languageImports],
    entryPoints: ["site/offline/worker.ts"],
  });
  return new Uint8Array(outputFiles[0]!.contents);
}

/** Widgets go below `/widgets/`, everything else below `/assets/`. */
function entryPoints(...names: (keyof typeof ENTRIES)[]): { in: string; out: string }[] {
  return names.map((name) => ({
    in: ENTRIES[name],
    out: name.startsWith("widgets/") ? name : `assets/${name}`,
  }));
}

async function writeFile(folder: string, path: string, bytes: Uint8Array, manifest: Manifest): Promise<void> {
  if (bytes.length === 0) throw new Error(`Cannot build ${path}: it is empty, a request for nothing`);
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const file: BuiltFile = { path, type };
  const target = `${folder}/${path}`;
  await Deno.mkdir(target.slice(0, target.lastIndexOf("/")), { recursive: true });
  await Deno.writeFile(target, bytes);
  if (type !== TYPES[".woff2"] && type !== TYPES[".webp"]) {
    file.br = `${path}.br`;
    file.gz = `${path}.gz`;
    await Deno.writeFile(`${folder}/${file.br}`, brotli(bytes));
    await Deno.writeFile(`${folder}/${file.gz}`, gzipSync(bytes, { level: 9 }));
  }
  manifest.files[`/${path}`] = file;
}

/** Builds into `folder` and returns the lines of the size table. Throws if a bundle exceeds its budget. */
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
  const manifest: Manifest = { entries: {}, pinned: {}, withdrawn, files: {} };
  const panel = [...closure(outputs, bySource.get("widgets/chat/open_chat.tsx")!)].map((path) =>
    basename(path, ".js")
  );
  for (const name of WIDGETS) {
    const module = bySource.get(`widgets/${name}/entry.ts`)!;
    const script = name === "chat"
      ? await buildChatScript(basename(module), panel, widgets)
      : await buildLoader(name, basename(module), widgets);
    contents.set(`dist/widgets/${name}.js`, script);
  }
  for (const { name, path, bytes } of await buildPinned(WIDGETS, widgets)) {
    if (Object.hasOwn(withdrawn, basename(path, ".js"))) {
      throw new Error(`Cannot pin ${path}: it is withdrawn`);
    }
    contents.set(`dist/${path}`, bytes);
    manifest.pinned[name] = { src: `/${path}`, integrity: await digest(bytes) };
  }
  contents.set("dist/worker.js", await buildWorker());
  const asJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
  contents.set("dist/widgets/manifest.json", asJson(manifest.pinned));
  contents.set("dist/widgets/withdrawn.json", asJson(withdrawn));
  for await (const { name } of Deno.readDir("widgets/types")) {
    if (name.endsWith(".d.ts")) {
      contents.set(`dist/widgets/${name}`, await Deno.readFile(`widgets/types/${name}`));
    }
  }
  for (const [path, bytes] of contents) await writeFile(next, path.slice("dist/".length), bytes, manifest);
  const sources = [
    ...Object.entries(ENTRIES),
    ...[...bySource.keys()].filter((source) => LATER.test(source)).map((source) => [source, source] as const),
  ];
  for (const [name, source] of sources) {
    const path = bySource.get(source)!;
    manifest.entries[name] = {
      file: path.slice("dist".length),
      imports: [...closure(outputs, path)].slice(0, -1).map((file) => file.slice("dist".length)),
      integrity: await digest(contents.get(path)!),
    };
  }
  for await (const { name } of Deno.readDir("site/pictures")) {
    await writeFile(next, `assets/pictures/${name}`, await Deno.readFile(`site/pictures/${name}`), manifest);
  }
  manifest.startScript = await buildStartScript();
  await keepFormerWidgets(folder, next, manifest);
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

if (import.meta.main) {
  try {
    for (const line of await build()) console.info(line);
    await ship("dist");
  } finally {
    await esbuild.stop();
  }
}
