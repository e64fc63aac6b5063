/** What a stream of server-sent events has brought so far; it is left when the test ends. */
export function eventStream(response: Response): { text(): string; [Symbol.asyncDispose](): Promise<void> } {
  let text = "";
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
    }
  })();
  return {
    text: () => text,
    async [Symbol.asyncDispose]() {
      await reader.cancel();
      await reading;
    },
  };
}
