const encoder = new TextEncoder();

/** Writes to standard output, whole and in order. Where nobody reads any more, the text is lost. */
export function writeStandardOutput(text: string): void {
  const bytes = encoder.encode(text);
  try {
    for (let at = 0; at < bytes.length;) at += Deno.stdout.writeSync(bytes.subarray(at));
  } catch {
    // A log that cannot be written must not end the server.
  }
}
