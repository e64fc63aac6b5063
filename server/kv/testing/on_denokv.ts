import { findDenokv, startDenokv } from "./denokv.ts";

const denokv = await findDenokv();
if (!denokv) console.warn("No denokv on the PATH: tests on a denokv server are skipped");

/** Registers a test that runs on an empty denokv server. It is skipped where there is none. */
export function onDenokv(name: string, test: (url: string) => Promise<void>): void {
  Deno.test({
    name: `${name} (on a denokv server)`,
    ignore: !denokv,
    fn: async () => {
      await using server = await startDenokv(denokv!);
      await test(server.url);
    },
  });
}
