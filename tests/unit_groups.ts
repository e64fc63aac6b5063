import { dirname } from "deno-std/path/dirname.js";

const ROOMS = ["contract", "server", "site", "widgets"];
/** Puts a document into the global scope, which the tests of other files must not find there. */
const GLOBAL_DOCUMENT = "testing/dom.ts";
const TEST = /_test\.tsx?$/;
/** More in one group cost less processor time; fewer keep all processors busy to the end. */
const FILES_MIN = 12;

/** The files to run for all unit tests: groups of them, and those that must stay by themselves. */
interface UnitTests {
  groups: string[];
  alone: string[];
}

/**
 * Groups are files that import the unit tests of one or more folders, written to `folder`. Deno gives each file of
 * tests its own isolate, which loads and compiles what it tests anew. For the server that takes 1.3 s of a processor.
 * The longest files stay by themselves: a group of them would go on alone while the other processors are idle.
 */
export async function writeUnitGroups(folder: string, longest: readonly string[]): Promise<UnitTests> {
  const found = (await Promise.all(ROOMS.map((room) => Array.fromAsync(testsBelow(room))))).flat().sort();
  const texts = new Map(
    await Promise.all(found.map(async (path) => [path, await Deno.readTextFile(path)] as const)),
  );
  const isAlone = (path: string) => longest.includes(path) || texts.get(path)!.includes(GLOBAL_DOCUMENT);
  const paths = found.filter((path) => !isAlone(path));
  const groups: string[][] = [];
  for (const [name, files] of Map.groupBy(paths, roomOf)) {
    const last = groups.at(-1);
    if (last && last.length < FILES_MIN && topOf(last[0]!) === topOf(name)) last.push(...files);
    else groups.push([...files]);
  }
  const written = groups.map(async (files) => {
    const path = `${folder}/${roomOf(files[0]!).replaceAll("/", "_")}_test.ts`;
    const imports = files.map((file) => `import ${JSON.stringify(import.meta.resolve(`../${file}`))};\n`);
    await Deno.writeTextFile(path, imports.join(""));
    return path;
  });
  return { groups: await Promise.all(written), alone: found.filter(isAlone) };
}

/** `server/kv/testing/x_test.ts` belongs to `server/kv`. */
const roomOf = (path: string) => dirname(path).split("/").slice(0, 2).join("/");
const topOf = (path: string) => path.split("/")[0]!;

export async function* testsBelow(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* testsBelow(`${folder}/${name}`);
    else if (TEST.test(name)) yield `${folder}/${name}`;
  }
}
