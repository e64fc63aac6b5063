import { StartError } from "../start_error.ts";

/** The version that all is tried with. Those before 2.9 do not know what the server is started with. */
const TRIED = "2.9.6";

/** Throws a StartError if this Deno is too old for the server. */
export function assertDeno(version = Deno.version.deno): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 2 || major === 2 && minor >= 9) return;
  throw new StartError(
    `Cannot start with Deno ${version}: Roost needs ${TRIED} (deno upgrade ${TRIED}, or npx -y deno@${TRIED} task …)`,
  );
}
