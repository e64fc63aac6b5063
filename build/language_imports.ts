import { dirname, extname, resolve } from "node:path";
import type * as esbuild from "esbuild";
import { LANGUAGES, TRANSLATION_LANGUAGES } from "../contract/language.ts";

/** A call of `contract/shared/language_modules.ts`: its function and the path before and after the language. */
const CALL =
  /(?:await )?\b(otherLanguages|inEachLanguage)(?:<[^()]*>)?\(\s*\((\w+)\) =>\s*import\(`([^`$]+)\$\{\2\}([^`$]*)`\),?\s*\)/g;

/** A module that holds no more than a short text. It is written where it is used, which saves bytes. */
const LABEL = /^export const \w+ = ("[^"\n]*");\s*$/;

/**
 * The source with its calls of `otherLanguages` and `inEachLanguage` written out as objects of imports, one for
 * each language. A source without such calls is given back as it is.
 */
export function writeOutLanguages(source: string, path: string): string {
  let imports = "";
  let count = 0;
  const written = source.replace(CALL, (_, kind: string, _name, before: string, after: string) => {
    if (kind === "otherLanguages") {
      const loads = TRANSLATION_LANGUAGES.map((code) => `${code}: () => import("${before}${code}${after}")`);
      return `{ ${loads.join(", ")} }`;
    }
    const at = count++;
    const names = LANGUAGES.map((code) => {
      const label = LABEL.exec(Deno.readTextFileSync(resolve(dirname(path), before + code + after)));
      if (label) return `${code}: ${label[1]}`;
      imports += `\nimport { ${code} as language_${at}_${code} } from "${before}${code}${after}";`;
      return `${code}: language_${at}_${code}`;
    });
    return `{ ${names.join(", ")} }`;
  });
  return written + imports;
}

/** Reads a source file for esbuild. Every plugin that loads our files reads them so. */
export async function readSourceText(path: string): Promise<string> {
  return writeOutLanguages(await Deno.readTextFile(path), path);
}

/** The last plugin of a build: it loads every source file that no other plugin loads. */
export const languageImports: esbuild.Plugin = {
  name: "language-imports",
  setup({ onLoad }) {
    onLoad({ filter: /\/(contract|site|widgets)\/.*\.tsx?$/, namespace: "file" }, async ({ path }) => ({
      contents: await readSourceText(path),
      loader: extname(path) === ".tsx" ? "tsx" : "ts",
    }));
  },
};
