import { assertEquals } from "deno-std/assert/equals.js";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { Make } from "./untranslated.tsx";

const shown = (make: string | null) =>
  renderToStaticMarkup(<Make of={{ make, untranslated: ["name"] }} language="hi" />);

Deno.test("where a product comes from is said in the reader's language", () => {
  assertEquals(
    [null, "Imported", "INDIA", " India "].map(shown),
    ["आयातित", "आयातित", "भारत", "भारत"].map((word) => `<span>${word}</span>`),
  );
});

Deno.test("who made it is said as they call themselves, and marked as what it is", () => {
  for (const name of ["Sample Labs India", "Indiana Vet"]) {
    assertEquals(shown(name), `<span lang="en">${name}</span>`);
  }
});
