import type { ServerProcess } from "./server_process.ts";

export interface Load {
  path: string;
  headers?: Record<string, string>;
  /** Makes the path of the nth request, where each must differ. */
  pathOf?: (n: number) => string;
  body?: string;
  connections?: number;
  seconds?: number;
  /** Stops after so many, where there are not more addresses to ask for. */
  requests?: number;
}

export interface Figures {
  requestsPerSecond: number;
  medianMs: number;
  /** The answer time that 99 of 100 requests stay under, in milliseconds. */
  p99Ms: number;
  /** CPU time of the server a request, in microseconds: steadier than the rate where machines are shared. */
  cpuUs: number;
}

/** Bytes. */
const LONGEST_HEAD = 8 * 1024;
const encoder = new TextEncoder();
const latin1 = new TextDecoder("latin1");

/**
 * Sends requests as fast as the server answers; throws if any answer is an error. Its own few lines over TCP,
 * because a client that parses every header costs more than the server under test, and then measures itself.
 */
export async function load(server: ServerProcess, options: Load): Promise<Figures> {
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

/** The bytes of each next request; made once where all are the same. */
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

/** Reads one whole answer a call: its head for status and length, the rest as bytes that nobody looks at. */
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

/** Bytes of the answer with its head; undefined while the head is not all there. */
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
