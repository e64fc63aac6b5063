/** The text of an HTML article, one line per paragraph, to compare two versions. */
export function textOfHtml(html: string): string {
  const lines = html
    .replace(/<\/(p|h[1-6]|li|tr|blockquote|figcaption|table)>|<br\s*\/?>/gi, "\n")
    .replace(/<li\b[^>]*>/gi, "• ")
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, "[$1]");
  const text = new DOMParser().parseFromString(lines.replace(/<[^>]*>/g, " "), "text/html").body.textContent;
  return (text ?? "").split("\n").map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean).join("\n");
}
