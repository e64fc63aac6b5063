import { assertEquals } from "deno-std/assert/equals.js";
import { comeToRest } from "../come_to_rest.ts";
import type { Page } from "playwright-core";

/** What has the focus, in shadow roots too, and what it is called. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at.ariaLabel || at.name || at.getAttribute("part") || at.innerText;
})()`;
export const focused = (page: Page) => page.evaluate<string>(FOCUSED);

/** Once it has come to rest, all of it is between `top` and `height` below that. */
export async function isWithin(page: Page, selector: string, top: number, height: number) {
  const element = page.locator(selector);
  await element.waitFor();
  await page.evaluate(comeToRest);
  const box = (await element.boundingBox())!;
  const where = `${selector} is from ${box.y} to ${box.y + box.height}`;
  assertEquals(box.y >= top && box.y + box.height <= top + height, true, where);
}

/** Nothing in it is wider than what can be seen of it, and so is no part of it that does not move by itself. */
export async function isNotCut(page: Page, selector: string) {
  const over = await page.locator(selector).evaluate((element) => {
    const right = Math.min(element.getBoundingClientRect().right, innerWidth);
    return [element, ...element.querySelectorAll("*:not(.unseen, .unseen *)")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > right + 1)
      .map((each) => each.outerHTML.slice(0, 90));
  });
  assertEquals(over, [], `${selector} is cut`);
}

/** A phone zooms into no such field. */
export async function hasLargeLetters(page: Page, selector: string) {
  const sizes = await page.locator(selector).evaluateAll((fields) =>
    fields.map((field) => parseFloat(getComputedStyle(field).fontSize))
  );
  assertEquals(sizes.length > 0 && sizes.every((size) => size >= 16), true, `${selector}: ${sizes}`);
}

/** It ends where one sees it, without a background. */
export async function hasEdge(page: Page, selector: string) {
  const { width, style } = await page.locator(selector).first().evaluate((element) => {
    const { borderTopWidth: width, borderTopStyle: style } = getComputedStyle(element);
    return { width: parseFloat(width), style };
  });
  assertEquals(width > 0 && style !== "none", true, `${selector} has no edge`);
}

/** The focus is where one sees it. */
export function isOutlined(page: Page) {
  return page.evaluate(() => {
    let at = document.activeElement!;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  });
}
