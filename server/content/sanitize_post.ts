import sanitizeHtml from "sanitize-html";

/** Keeps what an article may hold: text, headings below the page's own, lists, tables, links and pictures. */
export function sanitizePost(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...[
        "h2",
        "h3",
        "h4",
        "p",
        "blockquote",
        "ul",
        "ol",
        "li",
        "a",
        "img",
        "figure",
        "figcaption",
        "hr",
        "br",
      ],
      ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "code", "pre", "span"],
      ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
    ],
    allowedAttributes: {
      a: ["href", "title", "lang"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      "*": ["lang"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    transformTags: { h1: "h2" },
  });
}
