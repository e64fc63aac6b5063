import sanitizeHtml from "sanitize-html";

/** Removes all HTML but text, lists, tables, links, pictures, and headings below the page's own `h1`. */
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
    // The pages' policy shows no other pictures (`content_policy.ts`).
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    transformTags: { h1: "h2" },
  });
}
