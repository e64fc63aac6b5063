/** What is put into a build by the code that will read it, in a process of its own. */
interface ShipOptions {
  /** The folder of a release's code, which has another name than the source. */
  code?: string;
  /** Another build of the same code, which may have it already. */
  made?: string;
}

/** Puts what all servers of this code would derive alike into the build in the folder `dist`. */
export async function ship(dist: string, { code = "", made = "" }: ShipOptions = {}): Promise<void> {
  const program = import.meta.resolve("../ship.ts");
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--frozen",
      "--allow-read",
      `--allow-write=${dist}`,
      "--allow-env",
      program,
      dist,
      code,
      made,
    ],
    stdout: "inherit",
    stderr: "inherit",
  }).output();
  if (!success) throw new Error(`Cannot index the guides into ${dist}`);
}
