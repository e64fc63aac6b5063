import "../kit/testing/dom.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/preact";
import { assertEquals } from "deno-std/assert/equals.js";
import { render } from "preact";
import { productRow } from "../kit/testing/product_row.ts";
import { productRows, productServer } from "../kit/testing/product_server.ts";
import { MoreButton } from "./MoreButton.tsx";
import { ownPage } from "./own_page.tsx";
import { createProductsModel } from "./ProductsModel.ts";
import { ProductsView } from "./ProductsView.tsx";
import { en } from "./texts/en.ts";

const dewormers = [
  productRow({ name: "Piperazine", isFeatured: true }),
  productRow({ name: "Albendazole" }),
  productRow({ name: "Levamisole", make: "India" }),
];

interface Shown {
  rows?: typeof dewormers;
  category?: string;
  page?: number;
  /** Path of the page, as our own pages have one. */
  action?: string;
  load?: boolean;
  /** Which question, from 0, stays without an answer. */
  lost?: number;
}

/** The view on a page, over a server that has these rows. */
async function show(
  test: () => void | Promise<void>,
  { rows = dewormers, category = "", page, action, load = true, lost = -1 }: Shown = {},
) {
  const server = productServer(rows);
  const model = createProductsModel({
    lang: "en",
    page,
    fetchRows: (question) =>
      server.asked.length === lost && lost-- >= 0
        ? Promise.resolve({ failure: { status: 0, code: "network", message: "", issues: [] } })
        : server.fetchRows(question),
  });
  render(
    <ProductsView
      model={model}
      texts={en}
      lang="en"
      base="https://our.example"
      category={category}
      action={action}
      {...action === undefined ? { others: MoreButton } : ownPage(() => null)}
    />,
    document.body,
  );
  if (load) await act(() => model.load());
  await test();
  render(null, document.body);
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
  show(async () => {
    search("LEVA");
    assertEquals(screen.getAllByRole("rowheader").length, 1);
    screen.getByText("Showing 1 product (filtered from 3)");
    search("zzz");
    await screen.findByText('No products matching "zzz" found.');
    assertEquals(screen.queryByRole("table"), null);
    search("");
    screen.getByText("Showing 3 products");
  }));

Deno.test("an empty category is named, an empty catalogue is not", async () => {
  await show(() => void screen.getByText("No products found in the Enzymes category."), {
    rows: [],
    category: "Enzymes",
  });
  await show(() => void screen.getByText("No products available."), { rows: [] });
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
  }, { lost: 0 }));

Deno.test("on a dealer's page a button adds rows, and the focus goes on with the first new one", () =>
  show(async () => {
    assertEquals(cells().length, 50);
    screen.getByText("Showing 1–50 of 120 products");
    const more = screen.getByRole("button", { name: "Show more" });
    more.focus();
    fireEvent.click(more);
    await screen.findByText("Showing 1–100 of 120 products");
    assertEquals(cells().length, 100);
    await waitFor(() => assertEquals(document.activeElement?.textContent, "Product 050"));
    more.focus();
    fireEvent.click(more);
    await screen.findByText("Showing 120 products");
    assertEquals(screen.queryByRole("button", { name: "Show more" }), null);
    await waitFor(() => assertEquals(document.activeElement?.textContent, "Product 100"));
  }, { rows: productRows(120) }));

Deno.test("on our own pages the other rows have addresses", () =>
  show(() => {
    screen.getByText("Showing 51–100 of 120 products");
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    assertEquals(
      pages.getAllByRole("link").map((link) => [link.textContent?.trim(), link.getAttribute("href")]),
      [
        ["Previous", "/products#search"],
        ["Page 1", "/products#search"],
        ["Page 2", "/products?page=2#search"],
        ["Page 3", "/products?page=3#search"],
        ["Next", "/products?page=3#search"],
      ],
    );
    assertEquals(pages.getByRole("link", { current: "page" }).textContent, "Page 2");
  }, { rows: productRows(120), page: 2, action: "/products" }));

Deno.test("what one page holds has no pager", () =>
  show(() => {
    screen.getByText("Showing 50 products");
    assertEquals(screen.queryByRole("navigation"), null);
  }, { rows: productRows(50), action: "/products" }));

Deno.test("a search that the server does not answer can be tried again without typing it anew", () =>
  show(async () => {
    search("product 01");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByText("Showing 10 products (filtered from 60)");
  }, { rows: productRows(60), lost: 1 }));

Deno.test("what is still English in a table of another language says so", () =>
  show(() => {
    assertEquals(screen.getByRole("link", { name: "Levamisole" }).lang, "en");
    assertEquals(document.querySelector<HTMLElement>(".about")?.lang, "");
    assertEquals(screen.getByText("Sample Labs").lang, "en");
    assertEquals(screen.getByText("Imported").lang, "");
  }, {
    rows: [
      productRow({
        name: "Levamisole",
        make: "Sample Labs",
        shortDescription: "Kills worms",
        untranslated: ["name"],
      }),
      productRow({ name: "Biotin", untranslated: ["name"] }),
    ],
  }));
