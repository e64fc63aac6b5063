import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { readPage } from "../pages/testing/read_page.ts";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";

Deno.test("What stands for a missing make is the owner's to choose, and Imported until then", async () => {
  await using test = await testApp();
  await test.category();
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Bare", slug: "bare", make: null }));
  await test.admin(
    "POST",
    "/api/admin/products",
    aProduct({ name: "Made", slug: "made", make: "Hill Labs" }),
  );
  const told = async (language = "en") => {
    const products: { name: string; make: string | null }[] = await (
      await test.request(`/api/products?lang=${language}`)
    ).json();
    return Object.fromEntries(products.map(({ name, make }) => [name, make]));
  };
  const found = async (q: string): Promise<string[]> => {
    const products = await (await test.request(`/api/products?q=${encodeURIComponent(q)}&limit=9`)).json();
    return products.map(({ name }: { name: string }) => name);
  };
  const page = async (path: string) => (await readPage(await test.request(path))).html;

  assertEquals(await told(), { Bare: null, Made: "Hill Labs" });
  assertEquals(await found("imported"), ["Bare"]);
  assertStringIncludes(await page("/product/bare"), ">Imported<");

  for (
    const [missingMake, make, shown] of [
      ["india", "India", ">भारत<"],
      ["company", "Amber Poultry Care", ">Amber Poultry Care</span>"],
    ] as const
  ) {
    await test.stores.company.put({ ...UNNAMED_COMPANY, name: "Amber Poultry Care", missingMake });
    assertEquals(await told(), { Bare: make, Made: "Hill Labs" });
    assertEquals((await told("hi")).Bare, make);
    assertStringIncludes(await page("/hi/product/bare"), shown);
  }

  await test.stores.company.put({ ...UNNAMED_COMPANY, missingMake: "nothing" });
  assertEquals(await told(), { Bare: "", Made: "Hill Labs" });
  assertEquals(await found("imported"), []);
  assertEquals(await found("hill labs"), ["Made"]);
  for (const path of ["/product/bare", "/products", "/"]) {
    const html = await page(path);
    assertEquals([/imported/i.test(html), html.includes(">Make</dt>")], [false, false], path);
  }
});

Deno.test("What the owner clears on a new product is claimed nowhere", async () => {
  await using test = await testApp();
  await test.category();
  const created = await test.admin("POST", "/api/admin/products", {
    name: "Bare Tonic",
    category: "Anticoccidials",
    rating: null,
    features: [],
    usage: { instructions: null, dosage: [] },
    safetyInfo: { warning: null, precautions: [], storageInstructions: null },
  });
  const { slug } = await created.json();
  const told = await (await test.request(`/api/products/${slug}`)).json();
  assertEquals([told.rating, told.features, told.usage.instructions, told.safetyInfo], [null, [], null, {
    warning: null,
    precautions: [],
    storageInstructions: null,
  }]);
  const { html } = await readPage(await test.request(`/product/${slug}`));
  for (const claim of ["Quality product", "Approved for", "Rated", "Keep out of reach", "Consult a vet"]) {
    assertEquals(html.includes(claim), false, claim);
  }
});
