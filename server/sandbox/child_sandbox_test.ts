import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { delay } from "deno-std/async/delay.js";
import { childSandbox } from "./child_sandbox.ts";
import { SandboxError } from "./sandbox.ts";

const MISBEHAVING = import.meta.resolve("./testing/misbehaving_program.ts");
const LIMITS = { module: MISBEHAVING, permissions: [], heapMb: 64, memoryMb: 300, timeoutMs: 2_000 };

async function run(what: string): Promise<string> {
  const sandbox = childSandbox({ test: LIMITS });
  return await new Response(sandbox("test", new Blob(["in"]).stream(), [what])).text();
}

Deno.test("A program reads its input and arguments, and writes its output", async () => {
  assertEquals(await run("echo"), "in echo");
});

for (const what of ["fill the heap", "fill buffers", "loop", "throw", "exit"]) {
  Deno.test(`A program that would ${what} ends, and says so to who waits for it`, async () => {
    await assertRejects(() => run(what), SandboxError);
  });
}

Deno.test("A program may do nothing but read its input", async () => {
  for (const what of ["read", "write", "net", "env", "run", "sys", "ffi"]) {
    assertEquals(await run(what), "NotCapable", what);
  }
});

Deno.test("A program ends when nobody reads on", async () => {
  // Of itself it would not end while this test waits.
  const sandbox = childSandbox({ test: { ...LIMITS, timeoutMs: 2 ** 31 - 1 } });
  for await (const _ of sandbox("test", new Blob(["in"]).stream(), ["write without end"])) break;
});

Deno.test("A program waits until another has left its place, also one that failed", async () => {
  const sandbox = childSandbox({ test: LIMITS }, 1);
  const ended: string[] = [];
  const late = new ReadableStream({
    async start(controller) {
      await delay(300);
      controller.close();
    },
  });
  const run = (name: string, input: ReadableStream, what: string) =>
    new Response(sandbox("test", input, [what])).text().catch(() => "failed").then(() => ended.push(name));
  await Promise.all([run("first", late, "throw"), run("second", new Blob(["in"]).stream(), "echo")]);
  assertEquals(ended, ["first", "second"]);
});
