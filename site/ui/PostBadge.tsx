/** An article's category. The style sheet has a colour for each tone. */
export function PostBadge({ category }: { category: string }) {
  return <span className={`badge tone-${toneOf(category)}`}>{category}</span>;
}

/** The tone, by a keyword in the category's name. */
export function toneOf(category: string): "health" | "feed" | "safety" | "plain" {
  if (/disease|health|vaccin/i.test(category)) return "health";
  if (/nutrition|feed|mineral|vitamin/i.test(category)) return "feed";
  if (/secur|safety|antibiotic|medicine/i.test(category)) return "safety";
  return "plain";
}
