/** Where a link of an answer leads, its paths from `base` on; undefined where that is no place to go. */
export function safeAddress(to: string, base: string): URL | undefined {
  try {
    const url = new URL(to, base);
    return /^(https?|mailto|tel):$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
