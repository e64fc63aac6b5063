import { resolve } from "deno-std/path/resolve.js";
import { sha256 } from "./shared/sha256.ts";

/**
 * Names the code that runs, in 64 letters: a release by its version, else by the names, sizes and times of its files. It
 * asks without waiting: a hundred files asked one after the other in the background take a start ten times as long.
 */
export function codeName(): Promise<string> {
  const here = import.meta.dirname!;
  const version = releaseVersion(here);
  if (version) return releaseName(version);
  const files = [here, resolve(here, "../contract")].flatMap(filesBelow);
  return sha256([Deno.version.deno, ...files.sort()].join("\n"));
}

/** The name of a release's code, for whoever makes the release too. */
export function releaseName(version: string): Promise<string> {
  return sha256(`${Deno.version.deno}\nrelease ${version}`);
}

/** A release is a bundle in `server/bundled`, with its version in a file beside `server`. */
function releaseVersion(here: string): string | undefined {
  if (!here.endsWith("/bundled")) return undefined;
  return absent(() => Deno.readTextFileSync(resolve(here, "../../VERSION")).trim());
}

function filesBelow(folder: string): string[] {
  return absent(() =>
    Array.from(Deno.readDirSync(folder)).flatMap(({ name, isDirectory }) => {
      const path = `${folder}/${name}`;
      if (isDirectory) return filesBelow(path);
      const { size, mtime } = Deno.statSync(path);
      return `${name} ${size} ${mtime?.getTime()}`;
    })
  ) ?? [];
}

function absent<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}
