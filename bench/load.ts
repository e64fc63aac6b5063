import autocannon from "autocannon";
import type { ServerProcess } from "./server_process.ts";

export interface Load {
  path: string;
  headers?: Record<string, string>;
  /** Makes the path of the nth request, where each must differ. */
  pathOf?: (n: number) => string;
  body?: string;
  connections?: number;
  seconds?: number;
}

export interface Figures {
  requestsPerSecond: number;
  /** The answer time that 99 of 100 requests stay under, in milliseconds. */
  p99Ms: number;
  /** CPU time of the server a request, in microseconds: steadier than the rate where machines are shared. */
  cpuUs: number;
}

/** Sends requests as fast as the server answers; throws if any answer is an error. */
export async function load(
  server: ServerProcess,
  { path, headers = {}, pathOf, body, connections = 8, seconds = 2 }: Load,
): Promise<Figures> {
  let sent = 0;
  const before = server.cpuMs();
  const result = await autocannon({
    url: server.address + path,
    connections,
    duration: seconds,
    headers: body ? { ...headers, "content-type": "application/json" } : headers,
    ...(body ? { method: "POST", body } : {}),
    ...(pathOf
      ? { requests: [{ setupRequest: (request: object) => ({ ...request, path: pathOf(sent++) }) }] }
      : {}),
  });
  const cpuMs = server.cpuMs() - before;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(
      `Cannot trust the figures of ${path}: ${result.errors} errors, ${result.non2xx} refusals`,
    );
  }
  return {
    requestsPerSecond: result["2xx"] / result.duration,
    p99Ms: result.latency.p99,
    cpuUs: cpuMs * 1_000 / result["2xx"],
  };
}
