import * as esbuild from "esbuild";
import { resolve } from "node:path";
import { hashOf } from "./compress.ts";
import { widgetPlugins } from "./widget_plugins.ts";

/** Tells browsers that know it (Chrome 136) to compile all functions at once, not each when it is first called. */
const COMPILE_ALL = "//# allFunctionsCalledOnLoad\n";

/**
 * A classic script that leaves nothing behind on the page. It has no `import.meta`: its address is its tag's
 * (`own_script.ts`).
 */
async function bundleScript(path: string, options: esbuild.BuildOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { outputFiles } = await esbuild.build({
    ...options,
    metafile: false,
    write: false,
    // Not "iife", which brings a stand-in for `require`.
    format: "esm",
    footer: { js: "})()" },
    plugins: [...(options.plugins ?? []), ...widgetPlugins],
    inject: ["widgets/kit/own_script.ts"],
    banner: { js: `${options.banner?.js ?? ""}(()=>{` },
    define: { ...options.define, "import.meta.url": "ownAddress", SCRIPT_PATH: JSON.stringify(path) },
  });
  return new Uint8Array(outputFiles[0]!.contents);
}

/** `/widgets/quote.js` or `/widgets/products.js`, which loads the hashed `module` beside it. */
export function buildLoader(name: string, module: string, options: esbuild.BuildOptions) {
  return bundleScript(`/widgets/${name}.js`, {
    ...options,
    entryPoints: ["widgets/kit/loader.ts"],
    define: { ...options.define, MODULE: JSON.stringify(`./${module}`) },
  });
}

/**
 * `/widgets/chat.js`: the button in one request, where a loader, its module and what that needs are three, one after
 * the other. `panel` are the hashed files that the first click brings, without `.js`, the panel's own last.
 */
export function buildChatScript(module: string, panel: readonly string[], options: esbuild.BuildOptions) {
  return bundleScript("/widgets/chat.js", {
    ...options,
    entryPoints: ["widgets/chat/chat_script.ts"],
    plugins: [panelBeside],
    define: { ...options.define, MODULE: JSON.stringify(`./${module}`), PANEL: JSON.stringify(panel) },
    banner: { js: COMPILE_ALL },
  });
}

const panelBeside: esbuild.Plugin = {
  name: "panel-beside",
  setup({ onResolve }) {
    onResolve(
      { filter: /\/import_panel\.ts$/ },
      () => ({ path: resolve("widgets/chat/import_panel_beside.ts") }),
    );
  },
};

/**
 * Each widget as one classic script with everything in it, so that one `integrity=` covers all that it runs; by its
 * path. It weighs what the widget weighs altogether: who pins a version wants that very one, not the lightest.
 */
export async function buildPinned(names: readonly string[], options: esbuild.BuildOptions) {
  return await Promise.all(names.map(async (name) => {
    const bytes = await bundleScript(`/widgets/pinned/${name}-`, {
      ...options,
      stdin: {
        contents: `import { start } from "./widgets/${name}/entry.ts";
          import { ownTag } from "./widgets/kit/own_script.ts";
          import { settingsOfTag } from "./widgets/kit/script_tag.ts";
          start(settingsOfTag(ownTag));`,
        resolveDir: ".",
      },
    });
    return { name, path: `widgets/pinned/${name}-${await hashOf(bytes)}.js`, bytes };
  }));
}
