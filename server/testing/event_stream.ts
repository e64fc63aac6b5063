interface EventStream extends AsyncDisposable {
  text(): string;
  /** Whether the server has ended the stream. */
  ended(): boolean;
}

/** What a stream of server-sent events has brought so far; it is left when the test ends. */
export function eventStream(response: Response): EventStream {
  let text = "";
  let ended = false;
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) {
        ended = true;
        return;
      }
      text += value;
    }
  })();
  return {
    text: () => text,
    ended: () => ended,
    async [Symbol.asyncDispose]() {
      await reader.cancel();
      await reading;
    },
  };
}
