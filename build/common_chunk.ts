import { extname, relative, resolve } from "node:path";
import * as esbuild from "esbuild";
import { readSourceText } from "./language_imports.ts";
import { closure, outputBySource } from "./outputs.ts";

/** A shared module that is smaller than this, with all its imports, is not worth a request of its own. */
const SMALL_BYTES = 3_000;
const COMMON = "common-chunk";

/**
 * Puts modules shared by the site's parts into one chunk. By default esbuild makes one for each distinct set
 * of importers: forty for one page, most too small for a request. Here every part imports the modules that
 * the entry needs and the small ones, so esbuild keeps these together.
 *
 * A first build finds these modules.
 */
export async function commonChunk(
  options: esbuild.BuildOptions & { metafile: true },
  entry: string,
): Promise<esbuild.Plugin> {
  const { metafile: { outputs } } = await esbuild.build({ ...options, write: false });
  const parts = outputBySource(outputs);
  const always = closure(outputs, parts.get(entry)!);
  const isCommon = (path: string) =>
    always.has(path) ||
    [...closure(outputs, path)].reduce(
        (sum, needed) => sum + (always.has(needed) ? 0 : outputs[needed]!.bytes),
        0,
      ) < SMALL_BYTES;
  const common = Object.entries(outputs)
    .filter(([path, { entryPoint }]) => !entryPoint && isCommon(path))
    .flatMap(([, { inputs }]) => Object.keys(inputs));
  return {
    name: COMMON,
    setup({ initialOptions, onLoad, onResolve }) {
      // esbuild warns about an import without names of a package without side effects. It is intended here.
      initialOptions.logOverride = { "ignored-bare-import": "silent" };
      onResolve({ filter: new RegExp(`^${COMMON}$`) }, ({ path }) => ({ path, namespace: COMMON }));
      onLoad({ filter: /.*/, namespace: COMMON }, () => ({
        contents: common.map((path) => `import ${JSON.stringify(resolve(path))};`).join("\n"),
        resolveDir: ".",
      }));
      onLoad({ filter: /\.tsx?$/, namespace: "file" }, async ({ path }) => {
        if (!parts.has(relative(".", path))) return;
        const contents = `${await readSourceText(path)}\nimport "${COMMON}";`;
        return { contents, loader: extname(path) === ".tsx" ? "tsx" : "ts" };
      });
    },
  };
}
