import { dirname } from "deno-std/path/dirname.js";

/** Those of the other rooms load little, or put a document into the global scope. */
const ROOMS = ["contract", "server"];
const TEST = /_test\.tsx?$/;
/** More in one group cost less processor time; fewer keep all processors busy to the end. */
const FILES_MIN = 12;

/**
 * Files that import the unit tests of one or more folders, written to `folder`; returns their paths. Deno gives each
 * file of tests its own isolate, which loads and compiles the server anew, which takes 1.3 s of a processor.
 */
export async function writeUnitGroups(folder: string): Promise<string[]> {
  const paths = (await Promise.all(ROOMS.map((room) => Array.fromAsync(testsBelow(room))))).flat().sort();
  const groups: string[][] = [];
  for (const [name, files] of Map.groupBy(paths, roomOf)) {
    const last = groups.at(-1);
    if (last && last.length < FILES_MIN && topOf(last[0]!) === topOf(name)) last.push(...files);
    else groups.push([...files]);
  }
  return await Promise.all(groups.map(async (files) => {
    const path = `${folder}/${roomOf(files[0]!).replaceAll("/", "_")}_test.ts`;
    const imports = files.map((file) => `import ${JSON.stringify(import.meta.resolve(`../${file}`))};\n`);
    await Deno.writeTextFile(path, imports.join(""));
    return path;
  }));
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
