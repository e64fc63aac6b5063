import { resolve } from "deno-std/path/resolve.js";
import { sha256 } from "./shared/sha256.ts";

/**
 * Names the code that runs, in 64 letters: by the names, sizes and times of its files, and the version of Deno. It asks
 * without waiting: a hundred files asked one after the other in the background take a start ten times as long.
 */
export function codeName(): Promise<string> {
  const here = import.meta.dirname!;
  // Beside a bundle there is no contract: it is in it.
  const files = [here, resolve(here, "../contract")].flatMap(filesBelow);
  return sha256([Deno.version.deno, ...files.sort()].join("\n"));
}

function filesBelow(folder: string): string[] {
  try {
    return Array.from(Deno.readDirSync(folder)).flatMap(({ name, isDirectory }) => {
      const path = `${folder}/${name}`;
      if (isDirectory) return filesBelow(path);
      const { size, mtime } = Deno.statSync(path);
      return `${name} ${size} ${mtime?.getTime()}`;
    });
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
