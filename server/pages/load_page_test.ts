import { assertEquals } from "deno-std/assert/equals.js";
import { findPage } from "../../site/app/find_page.ts";
import { testApp } from "../testing/test_app.ts";
import { loadPage } from "./load_page.ts";

Deno.test("The data of a page is in the order of its questions, whichever is answered first", async () => {
  await using test = await testApp();
  const page = findPage("/", "", () => undefined);
  const orders: string[][] = [];
  for (const isReversed of [false, true]) {
    const waiting: (() => void)[] = [];
    const api = async (path: string) => {
      const answer = await test.request(path);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 3) { for (const go of isReversed ? waiting.toReversed() : waiting) go(); }
      });
      return answer;
    };
    orders.push(Object.keys((await loadPage(page, api)).queries));
  }
  assertEquals(orders[0], ["/api/company", "/api/frame", "/api/seo"]);
  assertEquals(orders[1], orders[0]);
});
