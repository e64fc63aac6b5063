import { type ProgramName, PROGRAMS } from "./programs.ts";
import type { Sandbox } from "./sandbox.ts";

interface SandboxServer {
  /** The secret address for `remoteSandbox`. */
  address: URL;
  close(): Promise<void>;
}

/** Runs programs for a process that may not start any itself. Its address on this machine is secret. */
export function serveSandbox(sandbox: Sandbox): SandboxServer {
  const path = `/${crypto.randomUUID()}/`;
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.slice(path.length);
    if (!pathname.startsWith(path) || !isProgram(name) || !request.body) {
      return new Response(null, { status: 404 });
    }
    return new Response(sandbox(name, request.body, searchParams.getAll("arg")));
  });
  return {
    address: new URL(path, `http://127.0.0.1:${server.addr.port}`),
    close: () => server.shutdown(),
  };
}

function isProgram(name: string): name is ProgramName {
  return Object.hasOwn(PROGRAMS, name);
}
