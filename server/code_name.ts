import { resolve } from "deno-std/path/resolve.js";
import { sha256 } from "./shared/sha256.ts";

/**
 * Names the code that runs, or that of a release in `folder`, in 64 letters: by the names, sizes and times of its files,
 * and the version of Deno. It asks without waiting: a hundred files asked one after the other in the background take a
 * start ten times as long.
 */
export function codeName(folder = import.meta.dirname!): Promise<string> {
  // A bundle has the contract in it, names that follow from what they hold, and other times wherever it is unpacked.
  const isBundle = folder.endsWith("/bundled");
  const files = [folder, ...(isBundle ? [] : [resolve(folder, "../contract")])].flatMap(filesBelow);
  const named = files.map(({ name, size, time }) => `${name} ${size}${isBundle ? "" : ` ${time}`}`);
  return sha256([Deno.version.deno, ...named.sort()].join("\n"));
}

interface CodeFile {
  name: string;
  size: number;
  time: number | undefined;
}

function filesBelow(folder: string): CodeFile[] {
  try {
    return Array.from(Deno.readDirSync(folder)).flatMap(({ name, isDirectory }) => {
      const path = `${folder}/${name}`;
      if (isDirectory) return filesBelow(path);
      const { size, mtime } = Deno.statSync(path);
      return { name, size, time: mtime?.getTime() };
    });
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
