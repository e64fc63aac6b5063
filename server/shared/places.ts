/** Returns a function that waits for one of `count` places and returns how to leave it, in call order. */
export function places(count: number): () => Promise<() => void> {
  let free = count;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  return async () => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
