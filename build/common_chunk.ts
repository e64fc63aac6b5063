import { extname, relative, resolve } from "node:path";
import * as esbuild from "esbuild";
import { closure, outputBySource } from "./outputs.ts";

/** What is shared and, with all that it needs, is smaller is not worth a request of its own. */
const SMALL_BYTES = 3_000;
const COMMON = "common-chunk";

/**
 * Brings what the parts of the site share into one file. Left alone, esbuild makes a chunk for each distinct set of users:
 * forty for one page, most of them smaller than what it costs to ask for them. What the entry needs is loaded on every
 * page anyway, and what is small is not missed: every part is made to use all of these, so that they have the same users.
 *
 * It takes a first build to know them.
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
      // A package that says so is left where it is.
      initialOptions.logOverride = { "ignored-bare-import": "silent" };
      onResolve({ filter: new RegExp(`^${COMMON}$`) }, ({ path }) => ({ path, namespace: COMMON }));
      onLoad({ filter: /.*/, namespace: COMMON }, () => ({
        contents: common.map((path) => `import ${JSON.stringify(resolve(path))};`).join("\n"),
        resolveDir: ".",
      }));
      onLoad({ filter: /\.tsx?$/, namespace: "file" }, async ({ path }) => {
        if (!parts.has(relative(".", path))) return;
        const contents = `${await Deno.readTextFile(path)}\nimport "${COMMON}";`;
        return { contents, loader: extname(path) === ".tsx" ? "tsx" : "ts" };
      });
    },
  };
}
