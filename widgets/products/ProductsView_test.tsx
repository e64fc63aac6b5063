import "../kit/testing/dom.ts";
import { fireEvent, screen, within } from "@testing-library/preact";
import { assertEquals } from "deno-std/assert/equals.js";
import type { ProductRow } from "../../contract/product.ts";
import type { Answer } from "../kit/api_client.ts";
import { mountView } from "../kit/mount_view.ts";
import { productRow } from "../kit/testing/product_row.ts";
import { createProductsModel } from "./ProductsModel.ts";
import { ProductsView } from "./ProductsView.tsx";
import { en } from "./texts/en.ts";

const rows = [
  productRow({ name: "Levamisole", make: "India" }),
  productRow({ name: "Piperazine", isFeatured: true }),
  productRow({ name: "Albendazole" }),
];

/** The view on a page, with the answers that the server will give. */
async function show(
  test: () => void | Promise<void>,
  { answers = [{ value: rows }], category = "", load = true }: {
    answers?: Answer<ProductRow[]>[];
    category?: string;
    load?: boolean;
  } = {},
) {
  const model = createProductsModel({
    imported: en.imported,
    fetchRows: () => Promise.resolve(answers.shift()!),
  });
  const unmount = mountView(
    () => <ProductsView model={model} texts={en} base="https://our.example" category={category} />,
    document.body,
  );
  if (load) await model.load();
  await test();
  unmount();
}

const cells = () => screen.getAllByRole("row").slice(1).map((row) => within(row).getAllByRole(/header|cell/));
const search = (term: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value: term } });

Deno.test("products are shown with name, make and a quote link that works without JavaScript", () =>
  show(() => {
    assertEquals(screen.getAllByRole("columnheader").map((head) => head.textContent), [
      "Product Name",
      "Make",
      "Quote",
    ]);
    assertEquals(screen.getAllByRole("rowheader").map((head) => head.querySelector("a")?.textContent), [
      "Piperazine",
      "Albendazole",
      "Levamisole",
    ]);
    const quote = screen.getByRole("link", { name: "Request Quote for Levamisole" });
    assertEquals(
      quote.getAttribute("href"),
      "https://our.example/contact?subject=product_inquiry&product=id-levamisole",
    );
    assertEquals(quote.getAttribute("data-roost-quote"), "Levamisole");
    assertEquals(
      screen.getByRole("link", { name: "Levamisole" }).getAttribute("href"),
      "https://our.example/product/levamisole",
    );
    screen.getByText("Showing 3 products");
  }));

Deno.test("a featured product wears its badge, and a missing make reads Imported", () =>
  show(() => {
    const [first, second, third] = screen.getAllByRole("row").slice(1);
    within(first!).getByText("Featured");
    within(first!).getByText("Imported");
    assertEquals(within(second!).queryByText("Featured"), null);
    within(third!).getByText("India");
  }));

Deno.test("a search filters at once, and the count says from how many", () =>
  show(() => {
    search("LEVA");
    assertEquals(screen.getAllByRole("rowheader").length, 1);
    screen.getByText("Showing 1 product (filtered from 3)");
    search("zzz");
    screen.getByText('No products matching "zzz" found.');
    assertEquals(screen.queryByRole("table"), null);
    search("");
    screen.getByText("Showing 3 products");
  }));

Deno.test("an empty category is named, an empty catalogue is not", async () => {
  const answers = () => [{ value: [] }];
  await show(() => void screen.getByText("No products found in the Enzymes category."), {
    answers: answers(),
    category: "Enzymes",
  });
  await show(() => void screen.getByText("No products available."), { answers: answers() });
});

Deno.test("four skeleton rows stand in while products load", () =>
  show(() => {
    assertEquals(document.querySelectorAll(".skeleton").length, 4);
    assertEquals(screen.getByRole("table").getAttribute("aria-busy"), "true");
    screen.getByText("Loading products...");
  }, { load: false }));

Deno.test("a list that could not be loaded says so and can be tried again", () =>
  show(async () => {
    screen.getByText("The product list could not be loaded.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Showing 3 products");
  }, { answers: [{ failure: { status: 0, code: "network", message: "", issues: [] } }, { value: rows }] }));

Deno.test("more than a hundred rows are shown a hundred at a time", () => {
  const many = Array.from({ length: 120 }, (_, i) => productRow({ name: `Product ${i}` }));
  return show(() => {
    assertEquals(cells().length, 100);
    screen.getByText("Showing 100 of 120 products");
    fireEvent.click(screen.getByRole("link", { name: "Show more" }));
    assertEquals(cells().length, 120);
    assertEquals(screen.queryByRole("link", { name: "Show more" }), null);
  }, { answers: [{ value: many }] });
});
