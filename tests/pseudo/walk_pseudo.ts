/** Run in a copy of the house that has the pseudo-language: prints what its pages show wrongly, as JSON. */
import { build } from "../../build.ts";
import * as esbuild from "esbuild";
import type { Page } from "playwright-core";
import { launchBrowser, openPage } from "../browser.ts";
import { startRoost } from "../roost.ts";
import { PSEUDO } from "./pseudo_tree.ts";

const PRODUCT = "/product/amprolium-20-soluble-powder";
const PATHS = [
  ...[
    "",
    "/about",
    "/products",
    "/products?q=amprolium",
    "/products/dewormers",
    PRODUCT,
    "/compare",
    "/saved",
  ],
  ...["/blog", "/blog/vaccination", "/blog/post/heat-stress-in-summer", "/contact", "/quote-list", "/embed"],
  ...["/health", "/health/coccidiosis", "/health/prohibited", "/privacy-policy", "/sitemap", "/no-such-page"],
];

/** What opens on a page: the widgets. */
const STATES: [name: string, path: string, bring: (page: Page) => Promise<unknown>][] = [
  ["the quote dialog's faults", PRODUCT, async (page) => {
    await page.locator("main [data-roost-quote]").first().click();
    await page.getByRole("dialog").locator("[type=submit]").click();
    await page.getByRole("dialog").locator("[aria-invalid=true]").first().waitFor();
  }],
  ["the chat", "/about", async (page) => {
    await page.locator("roost-chat button").first().click();
    await page.locator("roost-chat textarea, roost-chat input").first().waitFor();
  }],
];

/** Runs in the page. Gives what is not translated, put together, or cut off. */
function faultsOf({ code, names }: { code: string; names: string[] }): string[] {
  const faults = new Set<string>();
  // What the page was served as data is the owner's content, which is English until somebody translates it.
  const content = new Set<string>(names);
  (function read(value: unknown) {
    if (typeof value === "string" && value.length > 2) content.add(value.trim());
    else if (typeof value === "object" && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        content.add(key);
        read(each);
      }
    }
  })(
    [...document.querySelectorAll("script[type='application/json']")].map((script) =>
      JSON.parse(script.textContent!)
    ),
  );
  const longestFirst = [...content].filter((each) => each.length > 2).sort((a, b) => b.length - a.length);
  const told = (text: string) => text.trim().replace(/\s+/g, " ").slice(0, 70);
  function langOf(element: Element): string {
    const near = element.closest("[lang]");
    if (near) return near.getAttribute("lang")!;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? langOf(root.host) : "";
  }
  function look(root: Document | ShadowRoot) {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (
        /^(SCRIPT|STYLE|CODE|PRE|NOSCRIPT|TEMPLATE)$/.test(element.tagName) || element.closest("pre,code")
      ) continue;
      if (langOf(element) !== code || !element.checkVisibility({ visibilityProperty: true })) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) =>
        node.textContent!
      );
      const aloud = ["aria-label", "title", "placeholder", "alt"].map((name) =>
        element.getAttribute(name) ?? ""
      );
      for (const text of [...own, ...aloud]) {
        if (!/\p{L}{3}/u.test(text)) continue;
        // A text of the content as it is.
        if (content.has(text.trim())) continue;
        let rest = text;
        for (let before = ""; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/gu, " ")];
        for (const name of longestFirst) rest = rest.replaceAll(name, "");
        // A date, an address, a file's name or a unit.
        rest = rest.replace(/\p{L}+ \d{1,2}, \d{4}|\S+[./]\S+/gu, "");
        if (/\p{L}{3}/u.test(rest)) {
          faults.add(`${/[⟦⟧]/.test(text) ? "put together" : "not translated"}: ${told(text)}`);
        } else if (/⟧\s*⟦/.test(text)) faults.add(`put together: ${told(text)}`);
      }
      const style = getComputedStyle(element);
      const isWritten = own.some((text) => text.trim());
      // The label over a search field ends in dots where it is longer than the field.
      if (
        element.localName !== "label" && isWritten && style.overflowX !== "visible" &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "auto" &&
        style.clip === "auto" && style.clipPath === "none"
      ) {
        faults.add(`cut off: ${told(element.textContent!)} (${element.localName}.${element.className})`);
      }
    }
  }
  look(document);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`wider than the screen: ${scrollWidth} of ${clientWidth}`);
  return [...faults];
}

await build();
await esbuild.stop();
await using roost = await startRoost();
await using browser = await launchBrowser();
await using page = await openPage(browser, roost.address, { viewport: { width: 360, height: 740 } });
const served = await Promise.all(
  ["/api/company", `/api/products?lang=${PSEUDO}`, `/api/parts/chat?lang=${PSEUDO}`].map(async (path) =>
    await (await fetch(roost.address + path)).text()
  ),
);
const company = served.join();
const names = [...new Set([...company.matchAll(/"((?:[^"\\]|\\.){3,})"/g)].map(([, name]) => name!))]
  // The messages of the forms' faults are the contract's, and a language's own in a file of their own.
  .concat(["Name must be at least 2 characters", "Please enter a valid email address"])
  .concat(["Phone number must be at least 10 digits", "Message must be at least 10 characters"])
  .concat([
    "WhatsApp",
    "Facebook",
    "OpenStreetMap",
    "WordPress",
    "Shopify",
    "Wix",
    "Google Tag Manager",
    "React",
  ])
  .sort((a, b) => b.length - a.length);
const found: Record<string, string[]> = {};
async function note(name: string) {
  for (const fault of await page.evaluate(faultsOf, { code: PSEUDO, names })) {
    (found[fault] ??= []).push(name);
  }
}
for (const path of PATHS) {
  await page.goto(`${roost.address}/${PSEUDO}${path}`, { waitUntil: "networkidle" });
  await note(path || "/");
}
for (const [name, path, bring] of STATES) {
  await page.goto(`${roost.address}/${PSEUDO}${path}`, { waitUntil: "networkidle" });
  await bring(page);
  await note(name);
}
console.info(JSON.stringify(found, null, 2));
