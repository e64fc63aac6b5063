import { comeToRest } from "../come_to_rest.ts";
import { axeSource } from "../page_faults.ts";
import type { PageWorld } from "./page_world.ts";

/** Runs axe-core on elements of ours, by their names, in an isolated world. Gives one line for each fault. */
export async function axeInside({ apart }: PageWorld, names: readonly string[]): Promise<string[]> {
  if (!await apart(`"axe" in globalThis`)) await apart(`${await axeSource()}; undefined`);
  await apart(`(${comeToRest})()`);
  return await apart(`(${runAxe})(${JSON.stringify(names)})`);
}

/** Runs in the page. */
async function runAxe(include: string[]): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: {
      run(
        context: unknown,
        options: unknown,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    };
  };
  const { violations } = await axe.run({ include }, { resultTypes: ["violations"], preload: false });
  return violations.map(({ id, nodes: [first] }) =>
    `${id}: ${first!.html.slice(0, 200)}\n${first!.failureSummary}`
  );
}
