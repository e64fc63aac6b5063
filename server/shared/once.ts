/** A value that is made when it is first asked for: what a start needs not is not paid for by its first answer. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
