import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import type { Roost } from "./roost.ts";

/** Sets the id by which visits are counted, as the owner does it over the panel's calls; the tab is then logged in. */
export async function setAnalytics(roost: Roost, page: Page, id: string): Promise<void> {
  const { username, password, address } = roost;
  const headers = { origin: address };
  await page.request.post(`${address}/api/admin/login`, { headers, data: { username, password } });
  const path = `${address}/api/admin/seo/general`;
  const general = await (await page.request.get(path)).json();
  const saved = await page.request.put(path, { headers, data: { ...general, googleAnalyticsId: id } });
  assertEquals(saved.status(), 200, await saved.text());
}
