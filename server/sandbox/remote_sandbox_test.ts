import { assertEquals } from "deno-std/assert/equals.js";
import { assertRejects } from "deno-std/assert/rejects.js";
import { childSandbox } from "./child_sandbox.ts";
import { PROGRAMS } from "./programs.ts";
import { remoteSandbox } from "./remote_sandbox.ts";
import { type Sandbox, SandboxError } from "./sandbox.ts";
import { serveSandbox } from "./sandbox_server.ts";

async function read(sandbox: Sandbox, text: string): Promise<string> {
  return await new Response(sandbox("read-table", new Blob([text]).stream())).text();
}

Deno.test("A program runs in another process for one that may start none", async () => {
  const small = { ...PROGRAMS, "read-table": { ...PROGRAMS["read-table"], heapMb: 32 } };
  const server = serveSandbox(childSandbox(small));
  const sandbox = remoteSandbox(server.address.href);
  assertEquals(await read(sandbox, "a,b\nc,d\n"), '["a","b"]\n["c","d"]\n');
  assertEquals(await read(sandbox, ""), '{"error":"The file is empty"}\n');
  await assertRejects(() => read(sandbox, `"${"a\n".repeat(20_000_000)}"`), SandboxError);
  // The next file is read as if nothing had happened.
  assertEquals(await read(sandbox, "a\n"), '["a"]\n');
  await server.close();
});

Deno.test("Without the secret of its address nothing runs", async () => {
  const server = serveSandbox(childSandbox(PROGRAMS));
  for (
    const path of ["/", "/read-table", `/${crypto.randomUUID()}/read-table`, `${server.address.pathname}sh`]
  ) {
    const response = await fetch(new URL(path, server.address), { method: "POST", body: "a" });
    await response.body?.cancel();
    assertEquals(response.status, 404, path);
  }
  await server.close();
});
