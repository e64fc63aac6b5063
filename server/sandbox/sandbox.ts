import type { ProgramName } from "./programs.ts";

/**
 * Runs a program in a process of its own, which has no permissions and limited memory and time. Returns what
 * it writes. Reading throws a SandboxError if it ends before it has finished.
 */
export type Sandbox<Name = ProgramName> = (
  program: Name,
  input: ReadableStream<Uint8Array<ArrayBuffer>>,
  args?: readonly string[],
) => ReadableStream<Uint8Array<ArrayBuffer>>;

/** A program took too much memory or time, or crashed. */
export class SandboxError extends Error {
  override name = "SandboxError";
}
