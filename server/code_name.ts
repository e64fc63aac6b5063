import { resolve } from "deno-std/path/resolve.js";
import { sha256 } from "./shared/sha256.ts";

/** Names the code that runs, in 64 letters: by the names, sizes and times of its files, and the version of Deno. */
export async function codeName(): Promise<string> {
  const here = import.meta.dirname!;
  // Beside a bundle there is no contract: it is in it.
  const lists = await Promise.all([here, resolve(here, "../contract")].map(filesBelow));
  return await sha256([Deno.version.deno, ...lists.flat().sort()].join("\n"));
}

async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  try {
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      const path = `${folder}/${name}`;
      if (isDirectory) files.push(...await filesBelow(path));
      else {
        const { size, mtime } = await Deno.stat(path);
        files.push(`${name} ${size} ${mtime?.getTime()}`);
      }
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return files;
}
