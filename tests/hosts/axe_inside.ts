import type { PageWorld } from "./page_world.ts";

let axe: Promise<string> | undefined;

/** What axe-core finds inside our elements, one line a fault; told from a world that the page's scripts cannot reach. */
export async function axeInside({ apart }: PageWorld): Promise<string[]> {
  axe ??= Deno.readTextFile(
    new URL(import.meta.resolve("axe-core")).pathname.replace(/axe\.js$/, "axe.min.js"),
  );
  await apart(`${await axe}; undefined`);
  return await apart(`(${runAxe})()`);
}

/** Runs in the page. What still arrives is pale: its colours are told once it is there. */
async function runAxe(): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(
        context: unknown,
        options: unknown,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    };
  };
  const include = ["roost-chat", "roost-quote", "roost-products", "roost-quote-dialog"]
    .filter((name) => document.querySelector(name));
  const arriving = include.flatMap((name) => document.querySelector(name)!.shadowRoot!.getAnimations());
  await Promise.allSettled(arriving.map(({ finished }) => finished));
  const { violations } = await axe.run({ include }, { resultTypes: ["violations"], preload: false });
  return violations.map(({ id, nodes: [first] }) =>
    `${id}: ${first!.html.slice(0, 200)}\n${first!.failureSummary}`
  );
}
