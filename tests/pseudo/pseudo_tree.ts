import { cp } from "node:fs/promises";

/** A code of which browsers know the script, as they ask for that: Esperanto's. */
export const PSEUDO = "eo";

/** What makes a copy of the house: everything that is built, served or read while it runs. */
const COPIED = ["build", "contract", "server", "site", "widgets", "tests"];
const FILES = ["build.ts", "deno.json", "deno.lock", "import_map.json"];
const ENGLISH = /\/en\.ts$/;

/**
 * Copies the house into `folder` and adds a language to the copy as a person would: a line in the list of
 * languages, and a file beside each English file of texts. The pseudo-language's texts are made from the English
 * ones while they run. Gives the paths of the files that were added.
 */
export async function addPseudoLanguage(root: string, folder: string): Promise<string[]> {
  await Promise.all([
    ...COPIED.map((name) => cp(`${root}/${name}`, `${folder}/${name}`, { recursive: true })),
    ...FILES.map((name) => cp(`${root}/${name}`, `${folder}/${name}`)),
    Deno.symlink(`${root}/node_modules`, `${folder}/node_modules`),
  ]);
  await replaceIn(
    `${folder}/contract/language.ts`,
    'en: "English",',
    `en: "English", ${PSEUDO}: "⟦Þšéûðö⟧",`,
  );
  // The function that makes the texts weighs more than texts do.
  await replaceIn(`${folder}/build/budgets.ts`, "if (over.length > 0)", "if (over.length > 1_000)");
  // Nobody weighs what is served here, and to compress it well takes most of the build.
  await replaceIn(
    `${folder}/build/compress.ts`,
    "params: {",
    "params: { [constants.BROTLI_PARAM_QUALITY]: 1,",
  );
  const added: string[] = [];
  for await (const path of filesBelow(folder)) {
    if (!ENGLISH.test(path)) continue;
    const copy = path.replace(ENGLISH, `/${PSEUDO}.ts`);
    const up = "../".repeat(path.slice(folder.length + 1).split("/").length - 1);
    await Deno.writeTextFile(
      copy,
      `import { en } from "./en.ts";\nimport { pseudo } from "${up}tests/pseudo/pseudo.ts";\nexport const ${PSEUDO} = pseudo(en);\n`,
    );
    added.push(copy.slice(folder.length + 1));
  }
  await Deno.writeTextFile(`${folder}/server/language/grammar/${PSEUDO}.ts`, GRAMMAR);
  added.push(`server/language/grammar/${PSEUDO}.ts`);
  // The sample company's own texts stay English, and are marked so.
  const sample = `${folder}/server/sample/translations/${PSEUDO}`;
  await Deno.mkdir(`${sample}/products`, { recursive: true });
  const hindi = JSON.parse(await Deno.readTextFile(`${sample}/../hi/names.json`));
  const none = Object.fromEntries(Object.keys(hindi).map((kind) => [kind, {}]));
  await Deno.writeTextFile(`${sample}/names.json`, JSON.stringify(none));
  return added;
}

const GRAMMAR = `import type { ScriptGrammar } from "../grammars.ts";

export const ${PSEUDO}: ScriptGrammar = {
  letter: /[\\u00c0-\\u024f]/,
  fold: (word) => word,
  stem: (folded) => folded,
  endings: [],
  endingsMax: 0,
  latinEndings: /(?!)/,
  doseOf: (name) => name,
};
`;

async function replaceIn(path: string, from: string, to: string): Promise<void> {
  const text = await Deno.readTextFile(path);
  if (!text.includes(from)) throw new Error(`Cannot find ${from} in ${path}`);
  await Deno.writeTextFile(path, text.replace(from, to));
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (name === "node_modules") continue;
    const path = `${folder}/${name}`;
    if (isDirectory) yield* filesBelow(path);
    else yield path;
  }
}
