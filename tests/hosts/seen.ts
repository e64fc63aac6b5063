import { assertEquals } from "deno-std/assert/equals.js";
import { comeToRest } from "../come_to_rest.ts";
import type { Page } from "playwright-core";

/** The name of the focused element. Looks into shadow roots. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at.ariaLabel || at.name || at.getAttribute("part") || at.innerText;
})()`;
export const focused = (page: Page) => page.evaluate<string>(FOCUSED);

/** Waits for animations, then asserts that the element lies between `top` and `top + height`. */
export async function isWithin(page: Page, selector: string, top: number, height: number) {
  const element = page.locator(selector);
  await element.waitFor();
  await page.evaluate(comeToRest);
  const box = (await element.boundingBox())!;
  const where = `${selector} is from ${box.y} to ${box.y + box.height}`;
  assertEquals(box.y >= top && box.y + box.height <= top + height, true, where);
}

/** Asserts that no part of the element sticks out of its right edge or of the window's. */
export async function isNotCut(page: Page, selector: string) {
  const over = await page.locator(selector).evaluate((element) => {
    const right = Math.min(element.getBoundingClientRect().right, innerWidth);
    return [element, ...element.querySelectorAll("*:not(.unseen, .unseen *)")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > right + 1)
      .map((each) => each.outerHTML.slice(0, 90));
  });
  assertEquals(over, [], `${selector} is cut`);
}

/** Asserts that the fields' letters are at least 16 px. A phone zooms into fields with smaller ones. */
export async function hasLargeLetters(page: Page, selector: string) {
  const sizes = await page.locator(selector).evaluateAll((fields) =>
    fields.map((field) => parseFloat(getComputedStyle(field).fontSize))
  );
  assertEquals(sizes.length > 0 && sizes.every((size) => size >= 16), true, `${selector}: ${sizes}`);
}

/** Asserts that the element has a border, which shows where colours are forced. */
export async function hasEdge(page: Page, selector: string) {
  const { width, style } = await page.locator(selector).first().evaluate((element) => {
    const { borderTopWidth: width, borderTopStyle: style } = getComputedStyle(element);
    return { width: parseFloat(width), style };
  });
  assertEquals(width > 0 && style !== "none", true, `${selector} has no edge`);
}

/** Whether the focused element has an outline. */
export function isOutlined(page: Page) {
  return page.evaluate(() => {
    let at = document.activeElement!;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  });
}
