/** A folder that is deleted with what is in it at the end of the block: `await using folder = await tempFolder()`. */
export async function tempFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await Deno.makeTempDir({ prefix: "roost-" });
  return { path, [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }) };
}

/** Runs a test in such a folder. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  await using folder = await tempFolder();
  await work(folder.path);
}
