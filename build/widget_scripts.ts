import * as esbuild from "esbuild";
import { resolve } from "node:path";
import { hashOf } from "./compress.ts";
import { widgetPlugins } from "./widget_plugins.ts";

/**
 * Bundles a classic script that adds no global variables. It has no `import.meta`, so its address comes from
 * its tag (`own_script.ts`).
 */
async function bundleScript(path: string, options: esbuild.BuildOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { outputFiles } = await esbuild.build({
    ...options,
    metafile: false,
    write: false,
    // Not "iife", which adds a replacement for `require`.
    format: "esm",
    footer: { js: "})()" },
    plugins: [...(options.plugins ?? []), ...widgetPlugins],
    inject: ["widgets/kit/own_script.ts"],
    banner: { js: "(()=>{" },
    define: { ...options.define, "import.meta.url": "ownAddress", SCRIPT_PATH: JSON.stringify(path) },
  });
  return new Uint8Array(outputFiles[0]!.contents);
}

/** Builds `/widgets/quote.js` or `/widgets/products.js`. The script loads the hashed `module` beside it. */
export function buildLoader(name: string, module: string, options: esbuild.BuildOptions) {
  return bundleScript(`/widgets/${name}.js`, {
    ...options,
    entryPoints: ["widgets/kit/loader.ts"],
    define: { ...options.define, MODULE: JSON.stringify(`./${module}`) },
  });
}

/**
 * Builds `/widgets/chat.js`, which shows the button after one request instead of a loader's three. `panel`
 * lists the hashed files for the first click, without `.js`; the panel's own file is the last.
 */
export function buildChatScript(module: string, panel: readonly string[], options: esbuild.BuildOptions) {
  return bundleScript("/widgets/chat.js", {
    ...options,
    entryPoints: ["widgets/chat/chat_script.ts"],
    plugins: [panelBeside],
    define: { ...options.define, MODULE: JSON.stringify(`./${module}`), PANEL: JSON.stringify(panel) },
  });
}

/** Bundles another module of ours in the place of one whose path ends so. */
function replaced(end: string, by: string): esbuild.Plugin {
  return {
    name: `replaced-${end}`,
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`/${end}\\.ts$`) }, () => ({ path: resolve(by) }));
    },
  };
}

const panelBeside = replaced("import_panel", "widgets/chat/import_panel_beside.ts");
const pinnedVersion = replaced("note_version", "widgets/kit/note_pinned_version.ts");

/**
 * Builds each widget as one classic script without imports, so that one `integrity=` covers all its code. Its
 * name has its hash. It is larger than the split version, but a partner can pin its exact content.
 */
export async function buildPinned(names: readonly string[], options: esbuild.BuildOptions) {
  return await Promise.all(names.map(async (name) => {
    const bytes = await bundleScript(`/widgets/pinned/${name}-`, {
      ...options,
      plugins: [pinnedVersion],
      stdin: {
        contents: `import { start } from "./widgets/${name}/entry.ts";
          import { ownTag } from "./widgets/kit/own_script.ts";
          import { settingsOfTag } from "./widgets/kit/script_tag.ts";
          start(settingsOfTag(ownTag));`,
        resolveDir: ".",
      },
    });
    assertRunsAlone(name, bytes);
    return { name, path: `widgets/pinned/${name}-${await hashOf(bytes)}.js`, bytes };
  }));
}

/** Throws if a script could run code that it does not contain, which no `integrity=` would cover. */
function assertRunsAlone(name: string, bytes: Uint8Array): void {
  const [found] =
    /\bimport\s*\(|\bimportScripts\b|\beval\s*\(|\bFunction\s*\(/.exec(new TextDecoder().decode(bytes)) ?? [];
  if (found) throw new Error(`Cannot pin ${name}: its code contains "${found}" and could run other code`);
}
