import { dirname } from "deno-std/path/dirname.js";

/**
 * Creates a file, with its folder, that only the user of this process may read, and takes the file of others
 * away from them. SQLite gives its further files the same rights.
 */
export async function makePrivate(file: string): Promise<void> {
  const folder = dirname(file);
  // Asked first, because a server that may write only its store may not make a folder.
  if (!await Deno.stat(folder).then(() => true, () => false)) {
    await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
  }
  const opened = await Deno.open(file, { create: true, write: true, mode: 0o600 });
  opened.close();
  if (Deno.build.os !== "windows") await Deno.chmod(file, 0o600);
}
