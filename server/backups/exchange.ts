/** What the program `exchange` sends for the server. The body follows the request's line. */
export interface ExchangeRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Of the body, in bytes. */
  size: number;
  /** How long nothing may move. */
  idleMs: number;
}

/** What it writes first: how the other server answered, or the code of what kept it from that. */
export type ExchangeAnswer = { status: number } | { problem: string };

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const LINE_MAX = 16_384;
const NEWLINE = 10;

/** A line of JSON, then bytes. */
export function withLine(line: object, bytes?: Bytes): Bytes {
  async function* parts() {
    yield new TextEncoder().encode(`${JSON.stringify(line)}\n`);
    if (bytes) yield* bytes;
  }
  return ReadableStream.from(parts());
}

/** Takes the line from such bytes. Throws if there is none. */
export async function splitLine<T>(bytes: Bytes): Promise<{ line: T; rest: Bytes }> {
  const reader = bytes.getReader();
  const head: number[] = [];
  while (head.length < LINE_MAX) {
    const { value, done } = await reader.read();
    if (done) break;
    const end = value.indexOf(NEWLINE);
    head.push(...value.subarray(0, end < 0 ? value.length : end));
    if (end < 0) continue;
    const rest: Bytes = new ReadableStream({
      start: (controller) => controller.enqueue(value.subarray(end + 1)),
      async pull(controller) {
        const next = await reader.read();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: () => reader.cancel(),
    });
    const line: T = JSON.parse(new TextDecoder().decode(new Uint8Array(head)));
    return { line, rest };
  }
  throw new Error("Cannot read an exchange: its first line is missing");
}
