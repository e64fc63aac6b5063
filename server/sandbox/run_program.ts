/** Interval between looks at the process's memory. */
const LOOK_EVERY_MS = 50;

type Input = ReadableStream<Uint8Array<ArrayBuffer>>;
type Output = AsyncIterable<Uint8Array<ArrayBuffer>> | Iterable<Uint8Array<ArrayBuffer>>;

/**
 * The main function of a program in the sandbox: input and output are the standard streams. The first argument
 * is the largest resident memory. V8 limits its own heap, but not buffers and native code.
 */
export async function runProgram(
  work: (input: Input, args: readonly string[]) => Output | Promise<Output>,
): Promise<void> {
  const [memoryMb, ...args] = Deno.args;
  const look = setInterval(() => {
    if (Deno.memoryUsage().rss > Number(memoryMb) * 1024 * 1024) Deno.exit(1);
  }, LOOK_EVERY_MS);
  await ReadableStream.from(await work(Deno.stdin.readable, args)).pipeTo(Deno.stdout.writable);
  clearInterval(look);
}
