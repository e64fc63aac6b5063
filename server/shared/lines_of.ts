/** Splits a text stream into lines. The last one may lack its line feed. */
export async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  // The pieces of a line are joined once, because a line may have a hundred megabytes.
  let pieces: string[] = [];
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const [end, ...lines] = text.split("\n") as [string, ...string[]];
    pieces.push(end);
    for (const line of lines) {
      yield pieces.join("");
      pieces = [line];
    }
  }
  const last = pieces.join("");
  if (last) yield last;
}
