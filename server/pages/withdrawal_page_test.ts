import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { aProduct } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { PartsOfPage } from "./testing/parts_of_page.ts";

Deno.test("the page tells the days by animal and dose, what is forbidden, and what counts where the pack is silent", async () => {
  await using test = await testApp();
  await test.category();
  await test.admin(
    "POST",
    "/api/admin/products",
    aProduct({
      name: "Enrofloxacin",
      withdrawal: {
        periods: [
          { animal: "chickens", food: "meat", days: 7, dose: "10 mg/kg" },
          { animal: "chickens", food: "eggs", days: null, dose: "10 mg/kg" },
          { animal: "turkeys", food: "meat", days: 13 },
        ],
      },
    }),
  );
  const page = new PartsOfPage(await (await test.request("/product/enrofloxacin")).text());
  assertEquals(page.texts(".withdrawal tbody th"), ["Chickens", "Turkeys"]);
  assertEquals(page.texts(".withdrawal th small"), ["at 10 mg/kg"]);
  assertEquals(page.texts(".withdrawal td"), ["7 days", "Never", "13 days", "–"]);
  assertEquals(page.texts(".unstated").length, 1);
  assertMatch(page.texts(".unstated")[0]!, /28 days for meat, 7 days for eggs/);
  const telugu = new PartsOfPage(await (await test.request("/te/product/enrofloxacin")).text());
  assertEquals(telugu.texts(".withdrawal td")[1], "ఎప్పుడూ వద్దు");
});

Deno.test("a vitamin without any days has no rule for medicines", async () => {
  await using test = await testApp();
  await test.category();
  await test.admin(
    "POST",
    "/api/admin/products",
    aProduct({ name: "AD3E", withdrawal: { meatDays: 0, eggDays: 0 } }),
  );
  const page = new PartsOfPage(await (await test.request("/product/ad3e")).text());
  assertEquals([page.count(".withdrawal"), page.count(".unstated"), page.count(".safe-to-sell")], [1, 0, 0]);
});
