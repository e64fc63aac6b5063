import { relative, resolve } from "node:path";
import * as esbuild from "esbuild";
import { TARGETS } from "./targets.ts";

/** A widget's style sheet is text in its module: bundled with what it imports, and minified. */
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
      return { loader: "text", contents: outputFiles[0]!.text.trim() };
    });
  },
};

/** The contract's modules have constants and functions only: what a widget does not use of them is left out. */
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
 * Preact's JSX runtime imports all of Preact for a development hook and `Fragment`. It gets both from
 * `widgets/kit/jsx_parts.ts`, so that the table's rows are drawn before Preact is there (decision 17).
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
 * Modules that are loaded together, each group by the same users. Left alone esbuild makes a chunk for every set of
 * users, and a dozen small files weigh, compressed, a tenth more than one.
 */
const TOGETHER = [
  // What every script tag loads.
  [
    "widgets/kit/RoostElement.ts",
    "widgets/kit/define_element.ts",
    "widgets/kit/intents.ts",
    "widgets/kit/settings.ts",
    "widgets/quote/quote_triggers.ts",
  ],
  // What every part of a widget loads as well: what views stand in and are made of.
  [
    // The JSX runtime imports this one, which closes the ring.
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

/** Lets each module of a group import the next one, so that who loads one loads all. */
const fewerChunks: esbuild.Plugin = {
  name: "fewer-chunks",
  setup({ onLoad }) {
    onLoad({ filter: /widgets.(kit|quote).\w+\.tsx?$/, namespace: "file" }, async ({ path }) => {
      const module = relative(".", path);
      const group = TOGETHER.find((group) => group.includes(module));
      if (!group) return;
      const next = group[group.indexOf(module) + 1] ?? group[0]!;
      const name = next.startsWith("widgets/") ? resolve(next) : next;
      return { loader: "tsx", contents: `${await Deno.readTextFile(path)}\nimport ${JSON.stringify(name)};` };
    });
  },
};

/** What the widgets' bundles are built with. */
export const widgetPlugins = [minifiedSheets, pureContract, jsxWithoutPreact];

/** As well where they are cut into files. */
export const widgetChunks = [...widgetPlugins, fewerChunks];
