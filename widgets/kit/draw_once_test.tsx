import "./testing/dom.ts";
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStrictEquals } from "deno-std/assert/strict_equals.js";
import { render } from "preact";
import { render as renderToString } from "preact-render-to-string";
import { productRows } from "./testing/product_server.ts";
import { MoreButton } from "../products/MoreButton.tsx";
import { type ProductsModelShown, ProductsView } from "../products/ProductsView.tsx";
import { en } from "../products/texts/en.ts";
import { drawOnce } from "./draw_once.ts";

const [row, ...others] = productRows(3);
const rows = [{ ...row!, isFeatured: true, shortDescription: "A < B & C" }, ...others];

function view(state: "loading" | "ready") {
  const model: ProductsModelShown = {
    state: { value: state },
    q: { value: "" },
    answered: { value: "" },
    all: { value: 60 },
    busy: { value: false },
    found: { value: { page: 1, to: 1, rows, total: 60 } },
  };
  return <ProductsView model={model} texts={en} lang="en" base="" category="" others={MoreButton} />;
}

/** As a browser writes it: texts side by side are one, and attributes without a value have an empty one. */
function markupOf(html: string) {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.innerHTML;
}

Deno.test("a view drawn without Preact is what our server renders", () => {
  for (const state of ["loading", "ready"] as const) {
    const root = document.createElement("div");
    drawOnce(view(state), root);
    assertEquals(root.innerHTML, markupOf(renderToString(view(state))));
  }
});

Deno.test("Preact takes the drawn nodes over", () => {
  const root = document.createElement("div");
  drawOnce(view("ready"), root);
  const [input, star] = [root.querySelector("input"), root.querySelector("svg")];
  assert(input && star);
  render(view("ready"), root);
  assertStrictEquals(root.querySelector("input"), input);
  assertStrictEquals(root.querySelector("svg"), star);
  render(null, root);
});
