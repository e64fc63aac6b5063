import type * as esbuild from "esbuild";

const CLIENT = "node_modules/react-dom/cjs/react-dom-client.production.js";

/** What it needs and what it gives, as CommonJS writes both. */
const REQUIRED =
  /^var Scheduler = require\("(.+?)"\),\s+React = require\("(.+?)"\),\s+ReactDOM = require\("(.+?)"\);$/m;
const GIVEN = /^exports\.(\w+) = /gm;

/**
 * React's largest file as a module. As CommonJS it is one function, which the browser parses twice: once to skip it, and
 * once more, in the way of the visitor, when it is called. A module's body is parsed once, aside.
 */
export const reactAsModule: esbuild.Plugin = {
  name: "react-as-module",
  async setup({ onLoad, onResolve }) {
    const client = await Deno.realPath(CLIENT);
    onResolve({ filter: /^react-dom\/client$/ }, () => ({ path: client }));
    onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => {
      const source = await Deno.readTextFile(path);
      const given = [...source.matchAll(GIVEN)].map(([, name]) => name);
      if (!REQUIRED.test(source) || given.join() !== "createRoot,hydrateRoot,version") {
        throw new Error(`Cannot build the site: ${path} is not made as it was`);
      }
      const contents = source
        .replace('"use strict";\n', "")
        .replace(
          REQUIRED,
          'import * as Scheduler from "$1"; import * as React from "$2"; import * as ReactDOM from "$3";',
        )
        .replace(GIVEN, "export const $1 = ");
      return { loader: "js", contents };
    });
  },
};
