import { StartError } from "../start_error.ts";

/** The exit code of a refusal, EX_CONFIG of sysexits.h: another start would end the same way. */
export const REFUSED = 78;

/** Ends the process with the sentence of a StartError. Throws what is none. */
export function refuse(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  Deno.exit(REFUSED);
}
