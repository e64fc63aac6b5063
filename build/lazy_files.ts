import { basename, relative } from "node:path";
import * as esbuild from "esbuild";
import type { LazyFiles } from "../widgets/kit/lazy_import.ts";
import { closure, outputBySource } from "./outputs.ts";

const NAMESPACE = "lazy-files";
const LAZY_IMPORT = "widgets/kit/lazy_import.ts";
/** A module that imports one of these loads its parts through `lazyImport`. */
const THROUGH = [LAZY_IMPORT, "widgets/kit/load_texts.ts"];
/** File names contain hashes of the lists inside, so one more build is needed after each change of a list. */
const BUILDS_MAX = 8;

/** For each module that imports `lazy_files.ts`, by its path: the files of its lazy parts. */
type Lists = Map<string, LazyFiles>;

type Options = esbuild.BuildOptions & { metafile: true; write: false };

/**
 * Builds until the lists of lazily loaded files match the built files. This ends, because a list is in an
 * entry or a lazy part, never in a file that the listed parts import.
 */
export async function buildWithLazyFiles(
  options: Options,
): Promise<esbuild.BuildResult<{ metafile: true; write: false }>> {
  let lists: Lists = new Map();
  const plugins = [...(options.plugins ?? []), lazyFiles(() => lists)];
  const context = await esbuild.context({ ...options, plugins });
  try {
    for (let builds = 0; builds < BUILDS_MAX; builds++) {
      const built = await context.rebuild();
      const found = listFiles(built.metafile);
      if (JSON.stringify([...found]) === JSON.stringify([...lists])) return built;
      lists = found;
    }
  } finally {
    await context.dispose();
  }
  throw new Error(`Cannot list the lazily loaded files: their names still change after ${BUILDS_MAX} builds`);
}

/** Replaces `lazy_files.ts` by the list of the importing module. */
function lazyFiles(lists: () => Lists): esbuild.Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve(
        { filter: /\/lazy_files\.ts$/ },
        ({ importer }) => ({ path: relative(".", importer), namespace: NAMESPACE }),
      );
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: `import { lazyFiles } from "./${LAZY_IMPORT}";
          Object.assign(lazyFiles, ${JSON.stringify(lists().get(path) ?? {})})`,
        resolveDir: ".",
      }));
    },
  };
}

/** The name of a part for `lazyImport`: its source file below its room, without extension. */
export function partName(source: string): string {
  return source.replace(/^\w+\/(.*)\.tsx?$/, "$1");
}

function listFiles({ inputs, outputs }: esbuild.Metafile): Lists {
  const bySource = outputBySource(outputs);
  const isLazy = (source: string) => inputs[source]!.imports.some(({ path }) => THROUGH.includes(path));

  /** The dynamic imports of these files: the source file, and whether `lazyImport` loads it. */
  function importsOf(paths: Iterable<string>): [part: string, isLazy: boolean][] {
    return [...paths].flatMap((path) => Object.keys(outputs[path]!.inputs)).flatMap((source) =>
      (inputs[source]?.imports ?? [])
        .filter(({ path, kind }) => kind === "dynamic-import" && bySource.has(path))
        .map(({ path }): [string, boolean] => [path, isLazy(source)])
    );
  }

  function listFor(output: string): LazyFiles {
    const loaded = closure(outputs, output);
    const list: LazyFiles = {};
    const seen = new Set<string>();
    (function add(paths: Iterable<string>) {
      for (const [part, isLazy] of importsOf(paths)) {
        const needed = closure(outputs, bySource.get(part)!);
        const files = [...needed].filter((path) => !loaded.has(path)).map((path) => basename(path, ".js"));
        // A part without further files needs no entry.
        if (isLazy && files.length > 0) list[partName(part)] = files;
        // A part with its own list names the files that it loads itself.
        if (seen.has(part) || inputs[`${NAMESPACE}:${part}`]) continue;
        seen.add(part);
        add(needed);
      }
    })(loaded);
    return list;
  }

  return new Map(
    Object.entries(outputs).flatMap(([output, { inputs }]) =>
      Object.keys(inputs).filter((input) => input.startsWith(`${NAMESPACE}:`))
        .map((input): [string, LazyFiles] => [input.slice(NAMESPACE.length + 1), listFor(output)])
    ),
  );
}
