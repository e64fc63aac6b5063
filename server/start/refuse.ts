import { StartError } from "../start_error.ts";

/** Ends the process with the sentence of a StartError. Throws what is none. */
export function refuse(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  Deno.exit(1);
}
