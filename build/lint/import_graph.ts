import { dirname, join } from "node:path/posix";
import { LANGUAGES } from "../../contract/language.ts";

/** One import or re-export of another file or package. */
interface Import {
  /** A path from the repository's root for our own file, else the import's specifier. */
  target: string;
  /** The imported names; `*` for all. */
  names: readonly string[];
  /** True for `import()`, which does not run when the file is loaded. */
  isDynamic: boolean;
  /** True if only types are imported. */
  isType: boolean;
}

interface SourceFile {
  imports: readonly Import[];
  /** Names declared and exported here. Re-exports are not included. */
  exports: readonly string[];
}

/** Source files by their path from the repository's root. */
export type ImportGraph = ReadonlyMap<string, SourceFile>;

const FOLDERS = ["bench", "build", "contract", "server", "site", "tests", "widgets"];
const SOURCE = /\.tsx?$/;

/** Reads every source file below `root`. It relies on formatted code: each import starts its line. */
export function readImportGraph(root: string): ImportGraph {
  const graph = new Map<string, SourceFile>();
  (function readFolder(folder: string) {
    for (const { name, isDirectory } of Deno.readDirSync(join(root, folder))) {
      const path = join(folder, name);
      if (isDirectory && (folder !== "" || FOLDERS.includes(name))) readFolder(path);
      else if (SOURCE.test(name)) graph.set(path, readSource(path, Deno.readTextFileSync(join(root, path))));
    }
  })("");
  return graph;
}

/** The imports and exports of one file. */
export function readSource(path: string, text: string): SourceFile {
  return { imports: importsOf(path, text), exports: exportsOf(text) };
}

const STATIC = /^(?:import|export)\s(?!default)(type\s)?([\w$*{][^;"'()=]*?)\sfrom\s+"([^"]+)"/gm;
const FOR_EFFECT = /^import "([^"]+)"/gm;
/** A module of each language, found by its code. */
const BY_LANGUAGE = /\bimport\(\s*`(\.[^`$]+)\$\{language\}([^`$]*)`,?\s*\)/g;
const DYNAMIC = /\bimport\(\s*"([^"]+)"\s*,?\s*\)(?:\)?\.(\w+))?/g;
/** The address of a file that runs as a worker or as a separate process. */
const BY_ADDRESS = /new URL\("(\.[^"]+\.tsx?)", import\.meta\.url\)/g;

function importsOf(path: string, text: string): Import[] {
  const target = (specifier: string) =>
    specifier.startsWith(".") ? join(dirname(path), specifier) : specifier;
  return [
    ...text.matchAll(STATIC).map(([, type, names, from]) => ({
      target: target(from!),
      names: namesIn(names!),
      isDynamic: false,
      isType: type !== undefined || /^\{(\s*type\s[^,]+,?)+\}$/.test(names!),
    })),
    ...text.matchAll(FOR_EFFECT).map(([, from]) => ({
      target: target(from!),
      names: [],
      isDynamic: false,
      isType: false,
    })),
    ...[
      ...[...text.matchAll(DYNAMIC), ...text.matchAll(BY_ADDRESS)].map(([, from]) => from!),
      ...text.matchAll(BY_LANGUAGE).flatMap(([, before, after]) =>
        LANGUAGES.map((language) => before + language + after)
      ),
    ].map((from) => ({
      target: target(from),
      names: ["*"],
      isDynamic: true,
      isType: false,
    })),
  ];
}

/** The original names in an import clause, the part between `import` and `from`. */
function namesIn(clause: string): string[] {
  const [, own = "", listed = ""] = /^([^{]*)(?:\{([^]*)\})?/.exec(clause)!;
  const names = listed.split(",").flatMap((each) => /^\s*(?:type\s+)?([\w$]+)/.exec(each)?.[1] ?? []);
  if (own.includes("*")) return ["*"];
  return own.trim().replace(/,$/, "") ? ["default", ...names] : names;
}

const DECLARED =
  /^export (?:declare |abstract |async )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
const TAKEN_APART = /^export const \{([^}]+)\} =/gm;
const LISTED = /^export (?:type )?\{([^}]+)\};/gm;

function exportsOf(text: string): string[] {
  const listed = [...text.matchAll(TAKEN_APART), ...text.matchAll(LISTED)].flatMap(([, names]) =>
    names!.split(",").flatMap((each) => /(\w+)\s*$/.exec(each)?.[1] ?? [])
  );
  return [...text.matchAll(DECLARED).map(([, name]) => name!), ...listed];
}
