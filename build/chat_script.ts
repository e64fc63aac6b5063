import * as esbuild from "esbuild";
import { chatSource, withTag } from "../widgets/kit/loader.ts";
import { widgetPlugins } from "./widget_plugins.ts";

/**
 * `/widgets/chat.js`: the button in one request, where a loader, its module and what that needs are three, one after the
 * other. `module` and `panel` are the hashed files beside it: itself as a module, and what the first click brings.
 */
export async function buildChatScript(options: esbuild.BuildOptions, module: string, panel: string) {
  const { outputFiles } = await esbuild.build({
    ...options,
    metafile: false,
    write: false,
    // Not "iife": that brings a stand-in for `require`.
    format: "esm",
    jsxImportSource: "preact",
    plugins: [besideIt(panel), ...widgetPlugins],
    external: [`./${module}`],
    define: { ...options.define, "import.meta.url": "u" },
    stdin: { contents: chatSource(module), resolveDir: "." },
  });
  // A classic script from another origin has no address of its own to resolve `import()` against; its tag has one.
  const bundle = outputFiles[0]!.text.replace(`import("./${panel}")`, `import(new URL("./${panel}",u))`);
  if (bundle.split(panel).length !== 2 || !bundle.includes("new URL(")) {
    throw new Error("Cannot build /widgets/chat.js: it does not bring its panel in one place");
  }
  return withTag("chat", bundle);
}

function besideIt(panel: string): esbuild.Plugin {
  return {
    name: "panel-beside-it",
    setup({ onResolve }) {
      onResolve({ filter: /\/open_chat\.tsx$/ }, () => ({ path: `./${panel}`, external: true }));
      // What the kit's modules come together with asks for it, and is left out.
      onResolve({ filter: /\/open_quote\.tsx$/ }, () => ({ external: true }));
    },
  };
}
