import { resolve } from "node:path";
import * as esbuild from "esbuild";
import { TARGETS } from "./targets.ts";

/** A widget's style sheet is text in its module: minified here, since esbuild takes text as it stands. */
const minifiedSheets: esbuild.Plugin = {
  name: "minified-sheets",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await Deno.readTextFile(path);
      const { code } = await esbuild.transform(css, { loader: "css", minify: true, target: TARGETS });
      // The minifier leaves custom properties, and quotes that no word needs, as they were written.
      const contents = code.trim().replace(
        /(--[\w-]+:)([^;{}]+)/g,
        (_, name, value) => name + value.trim().replace(/([,(])\s+/g, "$1"),
      ).replace(/(var\([\w-]+,)\s+/g, "$1").replace(/\[([\w-]+)="([a-z]+)"\]/g, "[$1=$2]");
      return { loader: "text", contents };
    });
  },
};

/**
 * The sanitizer knows every element and attribute of SVG and MathML, and the chat allows neither: without the lists
 * none of them is let through, and a visitor's first answer weighs less. What it carries for browsers that cannot take
 * lists apart is left out too, and what nobody calls.
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
      ).replace(
        /^(\tconst _check(?:Svg|MathMl)Namespace = )function [^]*?^\t};\n/gm,
        (_, start) => (lists++, `${start}() => false;\n`),
      ).replace(
        /^\tDOMPurify\.(?:setConfig|clearConfig|isValidAttribute|removeHooks?) = function[^]*?^\t};\n/gm,
        () => (helpers++, ""),
      );
      if (lists !== 12 || helpers !== 13) {
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
      // What makes a rule: those of the other ways are then made by nobody.
      const [, rule] = /function (\w+)\(\w+,\w+=""\)\{/.exec(code) ?? [];
      if (names.length !== 2 || otherRules.length !== 2 || !rule) {
        throw new Error(`Cannot build the chat: ${path} is not made as it was`);
      }
      const plain = otherRules.reduce((all, rules) => all.replace(rules, rules.replace("=", "=!1&&")), code)
        .replaceAll(`=${rule}(`, `=/* @__PURE__ */${rule}(`)
        .replaceAll("this.options.pedantic", "!1")
        .replaceAll(/this\.options\.(gfm|breaks)/g, "!0")
        .replaceAll(/this\.options\.(extensions|hooks|silent)\b/g, "(void 0)");
      return { loader: "js", contents: `${plain}export{${names}};` };
    });
  },
};

/**
 * Modules that are loaded together by whoever needs one of them. Each distinct set of users would make a chunk of its
 * own, and a dozen small chunks weigh, compressed, a tenth more than one.
 */
const TOGETHER = [
  // What every script tag loads.
  [
    "widgets/kit/RoostElement.ts",
    "contract/bring.ts",
    "widgets/kit/intents.ts",
    "widgets/quote/quote_triggers.ts",
    "widgets/kit/define_element.ts",
    "widgets/kit/settings.ts",
    "widgets/kit/events.ts",
  ],
  // What every view stands in, and is made of.
  [
    "widgets/kit/open_shadow.ts",
    "widgets/kit/load_texts.ts",
    "node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs",
  ],
].map((paths) => paths.map((path) => Deno.realPathSync(path)));

const fewerChunks: esbuild.Plugin = {
  name: "fewer-chunks",
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /((widgets.(kit|quote)|contract).\w+\.ts|jsxRuntime\.mjs)$/ }, async ({ path }) => {
      const ring = TOGETHER.find((ring) => ring.includes(path));
      if (!ring) return;
      const next = ring[(ring.indexOf(path) + 1) % ring.length];
      const source = withoutPreact(await Deno.readTextFile(path));
      return {
        loader: path.endsWith(".ts") ? "ts" : "js",
        contents: `${source}\nimport ${JSON.stringify(next)};`,
      };
    });
    // Constants are written where they are used, and leave nothing to load.
    onResolve({ filter: /\/contract\// }, ({ path: named, resolveDir }) => {
      const path = resolve(resolveDir, named);
      return { path, sideEffects: TOGETHER.flat().includes(path) };
    });
  },
};

/**
 * The JSX runtime makes plain objects, but brings all of Preact for a development hook and a function that gives back
 * its children: without them a view can be drawn before Preact is there.
 */
function withoutPreact(source: string): string {
  return source.replace(
    /import\{options as (\w+),Fragment as (\w+)\}from"preact";export\{Fragment\}from"preact";/,
    "var $1={},$2=p=>p.children;export{$2 as Fragment};",
  );
}

/** Signals that are only read and set: what turns one into text, or lets it be followed without an effect, goes. */
const plainSignals: esbuild.Plugin = {
  name: "plain-signals",
  setup({ onLoad }) {
    onLoad({ filter: /signals-core\.module\.js$/ }, async ({ path }) => {
      const source = await Deno.readTextFile(path);
      const contents = source.replace(
        /(\w+)\.prototype\.subscribe=.*?;\1\.prototype\.valueOf=.*?\1\.prototype\.toJSON=.*?(?=\1\.prototype\.peek=)/s,
        "",
      );
      if (contents === source) throw new Error(`Cannot build the widgets: ${path} is not made as it was`);
      return { loader: "js", contents };
    });
  },
};

/** Views are drawn whole: none has a state of its own, or catches what another throws. */
const plainPreact: esbuild.Plugin = {
  name: "plain-preact",
  setup({ onLoad }) {
    onLoad({ filter: /preact\.mjs$/ }, async ({ path }) => {
      const source = await Deno.readTextFile(path);
      const contents = source
        .replace(/(\{__e:function\((\w+)).*?throw \w+=0,\2\}/s, "$1){throw $2}")
        .replace(/\w+\.prototype\.setState=.*?(?=\w+\.prototype\.render=)/s, "");
      if (/prototype\.setState|getDerivedStateFromError/.test(contents)) {
        throw new Error(`Cannot build the widgets: ${path} is not made as it was`);
      }
      return { loader: "js", contents };
    });
  },
};

/** What the widgets' bundles are built with. */
export const widgetPlugins = [
  minifiedSheets,
  htmlOnlySanitizer,
  plainMarkdown,
  plainSignals,
  plainPreact,
  fewerChunks,
];
