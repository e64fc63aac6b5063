import type { ServerProcess } from "./server_process.ts";

export interface Load {
  path: string;
  headers?: Record<string, string>;
  /** Returns the path of the nth request, if all paths must differ. */
  pathOf?: (n: number) => string;
  body?: string;
  connections?: number;
  seconds?: number;
  /** Maximum number of requests, if there are no more addresses to request. */
  requests?: number;
}

export interface Figures {
  /** How many requests were answered. */
  requests: number;
  requestsPerSecond: number;
  medianMs: number;
  /** 99 % of the responses are faster than this. */
  p99Ms: number;
  /** CPU time of the server per request, in microseconds. Other load affects it less than the rate. */
  cpuUs: number;
}

/** Maximum size of a response's head, in bytes. */
const LONGEST_HEAD = 8 * 1024;
const encoder = new TextEncoder();
const latin1 = new TextDecoder("latin1");

/**
 * Sends requests at full load and throws if any response is an error. It writes HTTP over TCP itself, because
 * a client that parses all headers would cost more than the server under test.
 */
export async function load(
  server: Pick<ServerProcess, "address" | "cpuMs">,
  options: Load,
): Promise<Figures> {
  const { connections = 8, seconds = 2, requests = Infinity } = options;
  const requestOf = requestWriter(new URL(server.address), options);
  const timesMs: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  const cpuBefore = server.cpuMs();
  let begun = 0;

  async function ask(): Promise<void> {
    using connection = await connect(new URL(server.address));
    const readAnswer = answerReader(connection, options.path);
    while (performance.now() < until && begun++ < requests) {
      const sent = performance.now();
      await writeAll(connection, requestOf());
      await readAnswer();
      timesMs.push(performance.now() - sent);
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));

  const elapsedMs = performance.now() - started;
  timesMs.sort((a, b) => a - b);
  return {
    requests: timesMs.length,
    requestsPerSecond: timesMs.length * 1_000 / elapsedMs,
    medianMs: timesMs[timesMs.length >> 1]!,
    p99Ms: timesMs[Math.floor(timesMs.length * 0.99)]!,
    cpuUs: (server.cpuMs() - cpuBefore) * 1_000 / timesMs.length,
  };
}

async function connect({ hostname, port }: URL): Promise<Deno.TcpConn> {
  const connection = await Deno.connect({ hostname, port: Number(port) });
  connection.setNoDelay(true);
  return connection;
}

async function writeAll(connection: Deno.TcpConn, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length;) from += await connection.write(bytes.subarray(from));
}

/** Returns the bytes of the next request. They are built once if all requests are equal. */
function requestWriter({ host }: URL, { path, headers = {}, pathOf, body }: Load): () => Uint8Array {
  const withBody = body === undefined
    ? {}
    : { "content-type": "application/json", "content-length": String(encoder.encode(body).length) };
  const fields = Object.entries({ host, ...headers, ...withBody }).map(([name, value]) =>
    `${name}: ${value}\r\n`
  ).join("");
  const write = (at: string) =>
    encoder.encode(`${body === undefined ? "GET" : "POST"} ${at} HTTP/1.1\r\n${fields}\r\n${body ?? ""}`);
  if (!pathOf) {
    const same = write(path);
    return () => same;
  }
  let sent = 0;
  return () => write(pathOf(sent++));
}

/** Reads one response per call: parses status and length from the head and discards the body. */
function answerReader(connection: Deno.TcpConn, path: string): () => Promise<void> {
  const buffer = new Uint8Array(256 * 1024);
  return async () => {
    let have = 0;
    let length: number | undefined;
    while (length === undefined || have < length) {
      const count = await connection.read(length === undefined ? buffer.subarray(have) : buffer);
      if (count === null) throw new Error(`Cannot trust the figures of ${path}: the connection was closed`);
      have += count;
      length ??= lengthOf(latin1.decode(buffer.subarray(0, Math.min(have, LONGEST_HEAD))), path);
    }
  };
}

/** Size of the response with its head, in bytes; undefined until the head is complete. */
function lengthOf(text: string, path: string): number | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const body = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!/^HTTP\/1\.1 2/.test(head) || body === undefined) {
    throw new Error(`Cannot trust the figures of ${path}: it answered ${head.split("\r\n")[0]}`);
  }
  return end + 4 + Number(body);
}
