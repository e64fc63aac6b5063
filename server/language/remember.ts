const CACHE_SIZE = 20_000;

/** Words repeat, and working on one takes a dozen replacements: what was worked out is kept. */
export function remember<T>(work: (word: string) => T, size = CACHE_SIZE): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      if (known.size >= size) known.clear();
      known.set(word, result = work(word));
    }
    return result;
  };
}

/** What hangs on an object alone, such as a product as it was read, is worked out once for each. */
export function rememberOf<Of extends object, T>(work: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, { result: T }>();
  return (of) => {
    let kept = known.get(of);
    if (!kept) known.set(of, kept = { result: work(of) });
    return kept.result;
  };
}
