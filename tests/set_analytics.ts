import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import type { Roost } from "./roost.ts";

/** Sets the analytics measurement id through the panel's API. The tab is logged in afterwards. */
export async function setAnalytics(roost: Roost, page: Page, id: string): Promise<void> {
  const { username, password, address } = roost;
  const headers = { origin: address };
  await page.request.post(`${address}/api/admin/login`, { headers, data: { username, password } });
  const path = `${address}/api/admin/seo/general`;
  const general = await (await page.request.get(path)).json();
  const saved = await page.request.put(path, { headers, data: { ...general, googleAnalyticsId: id } });
  assertEquals(saved.status(), 200, await saved.text());
}
