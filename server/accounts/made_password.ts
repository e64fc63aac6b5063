const FIRST = ["amber", "brisk", "calm", "early", "green", "quiet", "sunny", "warm"];
const SECOND = ["acacia", "barley", "heron", "maize", "mango", "monsoon", "neem", "sparrow"];

/** A first password that can be read out over the telephone; whoever gets it is asked to change it. */
export function madePassword(): string {
  return `${pick(FIRST)}-${pick(SECOND)}-${pick(SECOND)}-${digits()}`;
}

function pick(words: string[]): string {
  return words[crypto.getRandomValues(new Uint32Array(1))[0]! % words.length]!;
}

function digits(): string {
  return String(100_000 + crypto.getRandomValues(new Uint32Array(1))[0]! % 900_000);
}
