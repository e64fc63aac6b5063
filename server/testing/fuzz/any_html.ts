import fc from "fast-check";
import { anyString } from "./arbitrary_of.ts";

const NAMES = [
  ..."h1 h2 p a img table td span br math svg style script template iframe object form input select".split(
    " ",
  ),
  ..."textarea title noscript xmp plaintext noembed base meta link body html annotation-xml mtext mglyph a:b A"
    .split(" "),
];
const ATTRIBUTES = [
  ..."href src srcset onerror onclick style id name class lang title data-roost-quote aria-hidden formaction"
    .split(" "),
  ..."xlink:href HREF hreF is slot width".split(" "),
];
const ADDRESSES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "//evil.example",
  "https://a.example/",
  "/contact",
  "x:y",
];

const value = fc.oneof(fc.constantFrom(...ADDRESSES), anyString);
const attribute = fc.tuple(fc.constantFrom(...ATTRIBUTES), value, fc.constantFrom('"', "'", ""))
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const open = fc.tuple(
  fc.constantFrom(...NAMES),
  fc.array(attribute, { maxLength: 3 }),
  fc.constantFrom(">", "/>", "", " >"),
)
  .map(([name, attributes, end]) => `<${name}${attributes.join("")}${end}`);
const close = fc.constantFrom(...NAMES).map((name) => `</${name}>`);
const other = fc.constantFrom(
  "<!--",
  "-->",
  "--!>",
  "<![CDATA[",
  "]]>",
  "<?x",
  "<!doctype html>",
  "&lt;",
  "&#0;",
  "<",
  ">",
  '"',
  "`",
);
/** HTML of pieces that parsers have read differently, rarely well nested. */
export const anyHtml = fc.array(fc.oneof(open, open, close, other, anyString), { maxLength: 12 }).map((
  pieces,
) => pieces.join(""));
