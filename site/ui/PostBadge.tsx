/** An article's category. The style sheet has a colour for each tone. */
export function PostBadge({ category, slug }: { category: string; slug: string }) {
  return <span className={`badge tone-${toneOf(slug)}`}>{category}</span>;
}

/** The tone, by a keyword in the category's slug, which is the same in every language. */
export function toneOf(slug: string): "health" | "feed" | "safety" | "plain" {
  if (/disease|health|vaccin/.test(slug)) return "health";
  if (/nutrition|feed|mineral|vitamin/.test(slug)) return "feed";
  if (/secur|safety|antibiotic|medicine/.test(slug)) return "safety";
  return "plain";
}
