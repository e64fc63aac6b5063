import { assertEquals } from "deno-std/assert/equals.js";
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { DOMParser: window.DOMParser, NodeFilter: window.NodeFilter });
const { cleanWordHtml } = await import("./clean_word_html.ts");

Deno.test("a list from Word becomes a list, its marks gone and its words whole", () => {
  const html = `<!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp; </span></span><b>Dry</b> litter</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp; </span></span>Clean water</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>After</p><!--EndFragment-->`;
  const text = cleanWordHtml(html).replace(/ (class|style)="[^"]*"|<\/?span>|\n/g, "");
  assertEquals(text, "<p>Before</p><ul><li><b>Dry</b> litter</li><li>Clean water</li></ul><p>After</p>");
});

Deno.test("a numbered list is another than a list of bullets", () => {
  const item = (mark: string, text: string) => `<p class="MsoListParagraph">${mark} ${text}</p>`;
  const text = cleanWordHtml(item("1.", "First") + item("2.", "Second") + item("·", "Else"))
    .replace(/ class="[^"]*"/g, "");
  assertEquals(text, "<ol><li>First</li><li>Second</li></ol><ul><li>Else</li></ul>");
});

Deno.test("a picture on the writer's own disk is left out and told of; one of the web stays, and styles go", () => {
  let lost = 0;
  const html = `<p style="color:red">A<img src="file:///C:/x.png"><img src="data:image/png;base64,AA"></p>` +
    `<p><img src="https://pictures.example/hen.jpg"></p><p><img src="//x.example/y.png"></p>`;
  assertEquals(
    cleanWordHtml(html, () => lost++),
    '<p>A</p><p><img src="https://pictures.example/hen.jpg"></p>',
  );
  assertEquals(lost, 3);
});

Deno.test("headings stay headings below the title of the article, in their order", () => {
  const text = "<h1>Heat stress</h1><h2>Signs</h2><h3>Combs</h3><h4>Colour</h4>";
  assertEquals(cleanWordHtml(text), "<h2>Heat stress</h2><h3>Signs</h3><h4>Combs</h4><h4>Colour</h4>");
  const lower = "<h2>Signs</h2><h3>Combs</h3>";
  assertEquals(cleanWordHtml(lower), lower);
});
