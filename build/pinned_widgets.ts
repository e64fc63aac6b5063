import * as esbuild from "esbuild";
import { pinnedSource } from "../widgets/kit/loader.ts";
import { hashOf } from "./compress.ts";
import { widgetPlugins } from "./widget_plugins.ts";

/**
 * Each widget as one classic script with everything in it, so that one `integrity=` covers all that it runs; by its
 * path. It weighs what the widget weighs altogether: who pins a version wants that very one, not the lightest.
 */
export async function buildPinned(names: readonly string[], options: esbuild.BuildOptions) {
  return await Promise.all(names.map(async (name) => {
    const { outputFiles } = await esbuild.build({
      ...options,
      metafile: false,
      write: false,
      format: "iife",
      jsxImportSource: "preact",
      plugins: widgetPlugins,
      // It is handed its tag's address instead: a classic script has none of its own.
      define: { ...options.define, "import.meta.url": "undefined" },
      stdin: { contents: pinnedSource(name), resolveDir: "." },
    });
    const bytes = new Uint8Array(outputFiles[0]!.contents);
    return { name, path: `widgets/pinned/${name}-${await hashOf(bytes)}.js`, bytes };
  }));
}
