const CITATION = /\[\d{1,2}(?:\s*,\s*\d{1,2})*\]/;
/** The end of a sentence, with its quotes and citations, where another one follows. */
const SENTENCE_END = /[.!?।][)"'”’*_]*(?:\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\][.,;]?)*\s+(?=[^\s[])/g;
const NUMBERING = /(^|\n)\s*\d{1,2}[.)]\s*$/;
/** "e.g. ", "approx. ", "Dr. ": a point that ends no sentence. */
const SHORT = /(?:\b(?:e\.g|i\.e|etc|approx|no|vs|dr|mr|mrs|ltd|pvt|sp|spp)|\b[A-Z])\.\s+$/i;

/** Says what follows, and rests on it: a heading, or a line that ends with a colon. */
function isLeadIn(piece: string): boolean {
  return /(:[*_]*|^\s*#{1,4}\s.*|^\s*\*\*[^*]+\*\*)\s*$/.test(piece.trimEnd().split("\n").at(-1) ?? "");
}

export function hasCitation(piece: string): boolean {
  return CITATION.test(piece);
}

/**
 * Cuts the first piece off a text that is still growing: up to the first end of a sentence with a citation in the piece,
 * or of a line. Undefined where none has ended yet. A lead-in goes with what it leads to.
 */
export function cutPiece(text: string): { piece: string; rest: string } | undefined {
  const ends = [
    ...text.matchAll(SENTENCE_END).map((match) => ({ at: match.index + match[0].length, isLine: false })),
    ...text.matchAll(/\n+(?=[^\n])/g).map((match) => ({ at: match.index + match[0].length, isLine: true })),
  ].sort((a, b) => a.at - b.at);
  for (const { at, isLine } of ends) {
    const piece = text.slice(0, at);
    if (NUMBERING.test(piece) || !isLine && SHORT.test(piece)) continue;
    const isWhole = hasCitation(piece) || isLine && !isLeadIn(piece);
    if (isWhole) return { piece, rest: text.slice(at) };
  }
}
