import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import type { Inquiry } from "../../contract/inquiry.ts";
import { addPartner, askOwner } from "../add_partner.ts";
import { launchBrowser, openPage, type TestPage } from "../browser.ts";
import { serveHostPage } from "../host_page.ts";
import { eventually } from "../eventually.ts";
import { startAskedRoost } from "../roost.ts";
import { serveHosts } from "./host_site.ts";

const BUTTON = "roost-chat [part~=button]";
const PANEL = "roost-chat [part~=panel]";
const DIALOG = "roost-quote-dialog [part~=dialog]";
const ROW = "roost-products [part~=row]";
/** What old libraries of a page put in the place of the browser's own. */
const REPLACED = {
  "the methods that add and remove nodes": `
    for (const name of ["append", "prepend", "replaceChildren"]) {
      Element.prototype[name] = function (html) { this.insertAdjacentHTML("beforeend", html); return this; };
    }
    Element.prototype.remove = function (selector) { return this.querySelectorAll(selector); };`,
  "find": "Array.prototype.find = function () { return null; };",
  "fetch, by one whose answer has no catch": `
    const ask = fetch;
    fetch = (...asked) => { const answer = ask(...asked); return { then: (...then) => answer.then(...then) }; };`,
  "URL, by one without searchParams": `
    const Native = URL;
    URL = function (to, base) {
      const { href, origin, pathname, search, hash } = new Native(to, base);
      Object.assign(this, { href, origin, pathname, search, hash });
    };`,
};
/** What phones that get no more updates, and libraries that stand in for `fetch`, lack. */
const LACKING = {
  "URL.canParse": "delete URL.canParse;",
  "the stream of an answer": `
    const ask = fetch;
    fetch = async (...asked) => Object.defineProperty(await ask(...asked), "body", { value: undefined });`,
};
/** Answers that are not ours: those of a network that wants a visitor to sign in, or of a proxy. */
const FOREIGN = { "a page": "<h1>Sign in</h1>", "nothing": "null", "another's JSON": '{"status":"login"}' };

Deno.test("On pages that are rough with what is pasted into them, the widgets go on", async (t) => {
  await using roost = await startAskedRoost();
  await using site = serveHosts(roost.address, {
    xhtml: { "content-type": "application/xhtml+xml; charset=utf-8" },
  });
  await using browser = await launchBrowser();
  const tags = ["chat", "quote", "products"].map((name) =>
    `<script async src="${roost.address}/widgets/${name}.js"></script>`
  ).join("");
  const widgets = `<a id="price" href="/contact" data-roost-quote="Amprolium">Price</a>
    <roost-quote product="Levamisole"></roost-quote>
    <roost-products category="dewormers">Call us</roost-products>`;
  const pageWith = (script: string, body = widgets) =>
    serveHostPage(`<!doctype html><html lang="en"><title>Shop</title><script>${script}</script>
      <h1>Shop</h1><main>${body}</main>${tags}`);

  await t.step("a page that is XML", async () => {
    await using page = await openPage(browser, `${site.address}/xhtml`);
    await page.locator(ROW).first().waitFor();
    await page.locator("roost-quote [part~=button]").click();
    await page.locator(DIALOG).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(DIALOG).waitFor({ state: "detached" });
    await page.locator(BUTTON).click();
    // As an answer of a model may be: with breaks, a rule, and what XML has no name for.
    await answerWith(page, `One\u00a0line\nand another\n\n---\n\n| a | b |\n| - | - |\n| 1 | 2 |`);
    await ask(page, "Which medicine for coccidiosis?", "+91 90000 00401");
    const formatted = page.locator(`${PANEL} .formatted`);
    assertEquals(await formatted.locator("br, hr, td").count(), 4);
    assertEquals(page.problems, []);
  });

  await t.step("one that takes the wheel, the keys and the focus for itself", async () => {
    await using page = await openPage(browser, `${site.address}/smooth`, {
      viewport: { width: 1000, height: 520 },
    });
    await page.locator(ROW).first().waitFor();
    await page.locator(BUTTON).click();
    await page.locator(`${PANEL} [part~=input]`).click();
    await page.keyboard.type("Hello");
    assertEquals(await page.locator(`${PANEL} [part~=input]`).inputValue(), "Hello");
    await wheelMoves(page, `${PANEL} [part~=log]`);
    await page.locator(`${PANEL} [part~=close]`).click();
    await page.setViewportSize({ width: 1000, height: 400 });
    await page.locator("roost-quote [part~=button]").click();
    await wheelMoves(page, DIALOG);
    assertEquals(page.problems, []);
  });

  await t.step("one where all shadows are closed, and nothing may be stored", async () => {
    await using host = pageWith(`
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function () { return window.shadow = attach.call(this, { mode: "closed" }); };
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, { get() { throw new DOMException("No", "SecurityError"); } });
      }
      addEventListener("roost-load", () => document.title += " loaded");`);
    await using page = await openPage(browser, host.address);
    // Nobody sees into a closed shadow, a test neither, but into the one that was made last.
    const loaded = async (times: number) => {
      await eventually(() => page.title(), "Shop" + " loaded".repeat(times));
    };
    await loaded(1);
    await page.locator("roost-products").hover();
    await page.locator("roost-products").evaluate((table) => table.setAttribute("lang", "hi"));
    await loaded(2);
    const opened = await page.evaluate(async () => {
      type Opening = HTMLElement & { open(): Promise<void>; close(): Promise<void> };
      const [chat, quote] = ["roost-chat", "roost-quote"].map((name) =>
        document.querySelector<Opening>(name)!
      );
      await quote!.open();
      const { shadow } = window as unknown as { shadow: ShadowRoot };
      const isOpen = [shadow.host.localName, shadow.querySelector("dialog")?.open];
      await quote!.close();
      await chat!.open();
      await chat!.close();
      return isOpen;
    });
    assertEquals(opened, ["roost-quote-dialog", true]);
    assertEquals(page.problems, []);
  });

  await t.step("one whose editor puts the same section in anew, and takes our marks off it", async () => {
    await using host = pageWith("");
    await using page = await openPage(browser, host.address);
    for (let round = 0; round < 3; round++) {
      await page.locator(ROW).first().waitFor();
      await page.locator("main").evaluate((main, widgets) => {
        for (const ours of main.querySelectorAll("roost-quote, roost-products")) {
          for (const name of ["style", "theme"]) ours.removeAttribute(name);
        }
        main.innerHTML = widgets;
      }, widgets);
    }
    await page.locator(ROW).first().waitFor();
    await page.getByText("Price").click();
    await page.locator(DIALOG).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(DIALOG).waitFor({ state: "detached" });
    assertEquals(
      await page.locator("roost-quote").evaluate((quote) => quote.shadowRoot!.childElementCount),
      1,
    );
    assertEquals(page.problems, []);
  });

  for (const [what, script] of Object.entries(REPLACED)) {
    await t.step(`one that replaces ${what}`, async () => {
      await using host = pageWith(script);
      await using page = await openPage(browser, host.address);
      await page.locator(ROW).first().waitFor();
      for (const trigger of ["#price", "roost-quote [part~=button]", "[part~=quote-button]"]) {
        await page.locator(trigger).first().click();
        await page.locator(DIALOG).waitFor();
        await page.keyboard.press("Escape");
        await page.locator("roost-quote-dialog").waitFor({ state: "detached" });
      }
      await page.locator(BUTTON).click();
      await page.locator(`${PANEL} textarea`).waitFor();
      assertEquals(page.problems, []);
    });
  }

  for (const [what, script] of Object.entries(LACKING)) {
    await t.step(`one without ${what}`, async () => {
      await using host = pageWith(script);
      await using page = await openPage(browser, host.address);
      await page.locator(BUTTON).click();
      await say(page, "Which medicine for coccidiosis?", "+91 90000 00402");
      await page.locator(`${PANEL} .formatted a[href*='/product/']`).first().waitFor({ timeout: 60_000 });
      assertEquals(page.problems, []);
    });
  }
  for (const [what, body] of Object.entries(FOREIGN)) {
    await t.step(`one whose network answers with ${what} in our place`, async () => {
      await using host = pageWith("");
      await using page = await openPage(browser, "about:blank");
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
      await page.route("**/api/**", (route) => route.fulfill({ body, headers }));
      await page.goto(host.address);
      await page.locator("roost-products [part~=error]").waitFor();
      await page.locator("roost-quote [part~=button]").click();
      await fill(page, DIALOG, {
        name: "Sample Farm",
        email: "farm@dealer.example",
        phone: "+91 40 5550 0199",
      });
      await page.locator(`${DIALOG} [part~=submit]`).click();
      await page.locator(`${DIALOG} [part~=error]`).waitFor();
      assertEquals(await page.locator(`${DIALOG} [name=name]`).inputValue(), "Sample Farm");
      await page.keyboard.press("Escape");
      await page.locator(BUTTON).click();
      await say(page, "Hello", "+91 90000 00403");
      await page.locator("roost-chat [part~=registration] [role=alert]").waitFor();
      // The visitor has signed in, and the assistant's answer is the first that is another's.
      await page.route("**/api/chat/**", (route) => route.fulfill({ json: { id: "1" }, headers }));
      await page.locator("roost-chat [part~=registration] [type=submit]").click();
      await page.locator(PANEL).getByRole("button", { name: "Send again" }).waitFor();
      assertEquals(page.problems, []);
    });
  }
  await t.step(
    "one whose own fetch throws: what stands in the tags stays, and the page hears of it",
    async () => {
      await using host = pageWith(`
      fetch = () => { throw new Error("Blocked"); };
      addEventListener("roost-error", ({ detail }) => document.title = detail.code);`);
      await using page = await openPage(browser, host.address);
      await eventually(() => page.title(), "network");
      await page.locator("roost-products").getByText("Call us").waitFor();
      assertEquals(page.problems, []);
    },
  );

  await t.step("one with elements of two partners, each with its own customers", async () => {
    const keys: string[] = [];
    await using host = serveHostPage(() =>
      `<!doctype html><html lang="en"><title>Market</title><h1>Market</h1>${
        keys.map((key) => `<roost-quote product="Levamisole" partner="${key}"></roost-quote>`).join("")
      }<roost-products category="dewormers" partner="${keys[1]}"></roost-products>${tags}`
    );
    for (let i = 0; i < 2; i++) keys.push((await addPartner(roost, host.address)).key);
    await using page = await openPage(browser, host.address);
    await page.locator(ROW).first().waitFor();
    const triggers = [
      page.locator("roost-quote [part~=button]").nth(0),
      page.locator("roost-quote [part~=button]").nth(1),
      page.locator("[part~=quote-button]").first(),
    ];
    for (const [at, trigger] of triggers.entries()) {
      await trigger.click();
      const dialog = page.locator(DIALOG);
      await dialog.locator("[name=name]").fill(`Buyer ${at}`);
      await dialog.locator("[name=email]").fill("farm@dealer.example");
      await dialog.locator("[name=phone]").fill("+91 40 5550 0199");
      await dialog.locator("[part~=submit]").click();
      await page.locator("roost-quote-dialog [part~=reference]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("roost-quote-dialog").waitFor({ state: "detached" });
    }
    const told = await askOwner<Inquiry[]>(roost, "GET", "/api/admin/contact-submissions");
    const partners = Object.fromEntries(told.map(({ name, source }) => [name, source?.partner]));
    assertEquals([0, 1, 2].map((at) => partners[`Buyer ${at}`]), [keys[0], keys[1], keys[1]]);
    assertEquals(page.problems, []);
  });

  await t.step("where colours are forced, what was told by a background alone has an edge", async () => {
    await using host = pageWith("");
    await using page = await openPage(browser, host.address, { forcedColors: "active" });
    await page.route("**/api/products*", () => {});
    await page.locator("roost-products").evaluate((table) => table.setAttribute("category", "antibiotics"));
    await page.locator("roost-quote [part~=button]").click();
    for (const part of [DIALOG, "roost-products .bone"]) {
      const width = await page.locator(part).first().evaluate((element) =>
        getComputedStyle(element).borderTopWidth
      );
      assertEquals(parseFloat(width) > 0, true, part);
    }
    assertEquals(page.problems, []);
  });

  await t.step("an attribute that changes is followed at once, and an open chat stays open", async () => {
    await using host = pageWith("");
    await using page = await openPage(browser, host.address);
    await page.locator(ROW).first().waitFor();
    await page.locator(BUTTON).click();
    await page.locator(PANEL).waitFor();
    const set = (name: string, value: string) =>
      page.evaluate(([name, value]) => {
        for (const ours of document.querySelectorAll("roost-chat, roost-quote, roost-products")) {
          ours.setAttribute(name!, value!);
        }
      }, [name, value]);
    const look = (part: string, property: string) =>
      page.locator(part).first().evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        property,
      );
    await set("accent", "rgb(163, 0, 0)");
    for (const part of [BUTTON, `${PANEL} .head`, "roost-quote [part~=button]"]) {
      assertEquals(await look(part, "background-color"), "rgb(163, 0, 0)");
    }
    await set("theme", "dark");
    assertMatch(await look(PANEL, "color-scheme"), /^dark$/);
    assertMatch(await look(ROW, "color-scheme"), /^dark$/);
    await set("position", "left");
    assertEquals((await page.locator(BUTTON).boundingBox())!.x, 20);
    assertEquals((await page.locator(PANEL).boundingBox())!.x, 20);
    await set("lang", "te");
    await page.locator(PANEL).getByText("నమస్కారం!").waitFor();
    await page.locator("roost-quote").getByText("కొటేషన్ అడగండి").waitFor();
    await page.locator("roost-products").getByText("ఉత్పత్తి పేరు").first().waitFor();
    await page.locator("roost-chat").evaluate((chat) => chat.removeAttribute("accent"));
    assertEquals(await look(BUTTON, "background-color"), "rgb(18, 102, 62)");
    assertEquals(page.problems, []);
  });
});

/** The assistant says this, whatever it is asked. */
async function answerWith(page: TestPage, answer: string) {
  await page.route("**/api/assistant/chat", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      json: { answer, sources: [], kind: "facts" },
    }));
}

async function ask(page: TestPage, question: string, mobile: string) {
  await say(page, question, mobile);
  await page.locator(`${PANEL} .formatted`).waitFor();
}

async function say(page: TestPage, question: string, mobileNumber: string) {
  await page.locator(`${PANEL} [part~=input]`).fill(question);
  await page.locator(`${PANEL} [part~=send]`).click();
  const registration = "roost-chat [part~=registration]";
  await fill(page, registration, { name: "Sample Farm", mobileNumber, location: "Warangal" });
  await page.locator(`${registration} [type=submit]`).click();
}

async function fill(page: TestPage, form: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`${form} [name=${name}]`).fill(value);
  }
}

/** The wheel over an element that is higher than its frame moves it. */
async function wheelMoves(page: TestPage, selector: string) {
  const element = page.locator(selector);
  await element.hover();
  const top = () => element.evaluate(({ scrollTop }) => scrollTop);
  const before = await top();
  await page.mouse.wheel(0, before > 0 ? -80 : 80);
  await eventually(async () => await top() !== before, true);
}
