/** A text with `<mark>` around each word that starts with one of the search terms. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) => {
    const word = part.toLowerCase();
    const term = terms.find((each) => word.startsWith(each.toLowerCase()));
    if (!term) return part;
    return (
      <span key={index}>
        <mark>{part.slice(0, term.length)}</mark>
        {part.slice(term.length)}
      </span>
    );
  });
}
