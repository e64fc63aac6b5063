import { runProgram } from "../run_program.ts";

const attempts: Record<string, () => unknown> = {
  read: () => Deno.readTextFileSync("deno.json"),
  write: () => Deno.writeTextFileSync("deno.txt", ""),
  net: () => Deno.connect({ port: 1 }),
  env: () => Deno.env.get("HOME"),
  run: () => new Deno.Command("true").outputSync(),
  sys: () => Deno.hostname(),
  ffi: () => Deno.dlopen("libc.so.6", {}),
};

await runProgram(async (input, [what = ""]) => {
  const text = await new Response(input).text();
  const kept: unknown[] = [];
  if (what === "fill the heap") { for (;;) kept.push(Array.from({ length: 1_000 }, () => ({}))); }
  if (what === "loop") { for (;;); }
  if (what === "throw") throw new Error("a fault");
  if (what === "exit") Deno.exit(3);
  const encode = (text: string) => [new TextEncoder().encode(text)];
  if (what === "fill buffers") {
    for (;;) {
      kept.push(new Uint8Array(10_000_000).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  if (what === "write without end") {
    return (function* () {
      for (;;) yield new Uint8Array(1_000);
    })();
  }
  const attempt = attempts[what];
  if (!attempt) return encode(`${text} ${what}`);
  try {
    await attempt();
    return encode("done");
  } catch (error) {
    return encode(error instanceof Error ? error.name : String(error));
  }
});
