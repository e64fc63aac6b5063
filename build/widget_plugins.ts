import { relative, resolve } from "node:path";
import * as esbuild from "esbuild";
import { languageImports, readSourceText } from "./language_imports.ts";
import { TARGETS } from "./targets.ts";

/** Imports a style sheet as minified text, with the sheets that it imports. */
const minifiedSheets: esbuild.Plugin = {
  name: "minified-sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await esbuild.build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target: TARGETS,
      });
      return { loader: "text", contents: withoutBlanks(outputFiles[0]!.text.trim()) };
    });
  },
};

/** Blanks that esbuild leaves: in the values of custom properties, and around a slash. */
function withoutBlanks(css: string): string {
  return css.replace(/(--[\w-]+):\s+/g, "$1:").replace(
    /(?:,| ?(\/)) (?=[^"]*(?:"[^"]*"[^"]*)*$)/g,
    (_, slash = ",") => slash,
  );
}

/** Marks the contract's modules as free of side effects, so that unused exports are left out of a widget. */
const pureContract: esbuild.Plugin = {
  name: "pure-contract",
  setup({ onResolve }) {
    onResolve(
      { filter: /\/contract\// },
      ({ path, resolveDir }) => ({ path: resolve(resolveDir, path), sideEffects: false }),
    );
  },
};

/**
 * Preact's JSX runtime imports all of Preact for a development hook and `Fragment`. This replaces both by
 * `widgets/kit/jsx_parts.ts`, so that the table's rows can be rendered without Preact (decision 17).
 */
const jsxWithoutPreact: esbuild.Plugin = {
  name: "jsx-without-preact",
  setup({ onResolve }) {
    onResolve(
      { filter: /^preact$/ },
      ({ importer }) =>
        importer.endsWith("jsxRuntime.mjs") ? { path: resolve("widgets/kit/jsx_parts.ts") } : undefined,
    );
  },
};

/**
 * `@preact/signals-core` assigns `toString` and `valueOf` to a prototype. Where a page freezes
 * `Object.prototype`, a module may not assign them, and none of the widgets' code would run. The compiler
 * renames these two properties within the package, which nobody reads: a signal is shown by its `value`.
 */
const signalsOnFrozenPages: esbuild.Plugin = {
  name: "signals-on-frozen-pages",
  setup({ onLoad }) {
    onLoad({ filter: /signals-core[^/\\]*\.m?js$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(await Deno.readTextFile(path), {
        mangleProps: /^(toString|valueOf)$/,
        mangleCache: { toString: "toStr", valueOf: "valOf" },
      });
      return { loader: "js", contents: code };
    });
  },
};

/**
 * Groups of modules that are loaded together. By default esbuild makes a chunk for each set of importers. A
 * dozen small files are, compressed, a tenth larger than one.
 */
const TOGETHER = [
  // Loaded by every script tag.
  [
    "widgets/kit/RoostElement.ts",
    "widgets/kit/define_element.ts",
    "widgets/kit/intents.ts",
    "widgets/kit/note_version.ts",
    "widgets/kit/print_note.ts",
    "widgets/kit/settings.ts",
    "widgets/quote/quote_triggers.ts",
  ],
  // Also loaded by every part of a widget: the shadow root, the texts and the JSX runtime.
  [
    // The JSX runtime imports this module, which completes the cycle.
    "widgets/kit/jsx_parts.ts",
    "widgets/kit/events.ts",
    "widgets/kit/icons.tsx",
    "widgets/kit/json_of.ts",
    "widgets/kit/lazy_import.ts",
    "widgets/kit/load_texts.ts",
    "widgets/kit/open_shadow.ts",
    "preact/jsx-runtime",
  ],
];

/** Adds to each module an import of the next module of its group, so that loading one loads all. */
const fewerChunks: esbuild.Plugin = {
  name: "fewer-chunks",
  setup({ onLoad }) {
    onLoad({ filter: /widgets.(kit|quote).\w+\.tsx?$/, namespace: "file" }, async ({ path }) => {
      const module = relative(".", path);
      const group = TOGETHER.find((group) => group.includes(module));
      if (!group) return;
      const next = group[group.indexOf(module) + 1] ?? group[0]!;
      const name = next.startsWith("widgets/") ? resolve(next) : next;
      return { loader: "tsx", contents: `${await readSourceText(path)}\nimport ${JSON.stringify(name)};` };
    });
  },
};

/** Plugins for every build of a widget. */
export const widgetPlugins = [
  minifiedSheets,
  pureContract,
  jsxWithoutPreact,
  signalsOnFrozenPages,
  languageImports,
];

/** Plugins for the build that splits widgets into chunks. */
export const widgetChunks = [fewerChunks, ...widgetPlugins];
