import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "../browser.ts";
import { serveHostPage } from "../host_page.ts";
import { readRoost } from "../roost.ts";

const DIALOG = "roost-quote-dialog [part~=dialog]";
const WIDGETS = `<a id="price" href="/contact" data-roost-quote="Amprolium">Price</a>
  <roost-quote product="Levamisole"></roost-quote>
  <roost-products category="dewormers"></roost-products>`;
/** Each hides a property of the form that it is in. Without those that the test's own search needs. */
const FIELDS = [
  ..."attributes childElementCount children classList closest contains dataset firstChild getAttribute".split(
    " ",
  ),
  ..."getRootNode hasAttribute host id lang localName nodes nodeType ownerDocument".split(" "),
  ..."parentElement parentNode querySelector remove setAttribute style tagName".split(" "),
].map((name) => `<input name="${name}">`).join("");

Deno.test("A page's names and colours are no code and no address to the widgets", async (t) => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  const serve = (body: string, settings = "") =>
    serveHostPage(
      `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${body}${
        ["chat", "quote", "products"].map((name) =>
          `<script async src="${roost.address}/widgets/${name}.js" ${settings}></script>`
        ).join("")
      }`,
    );

  /** Opens a page and uses each widget. Gives what the page asked of others, and what went wrong. */
  async function use(host: ReturnType<typeof serve>) {
    await using page = await openPage(browser, "about:blank");
    const foreign: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (![roost.address, host.address].some((ours) => url.startsWith(ours))) foreign.push(url);
    });
    await page.goto(host.address);
    await page.locator("roost-products [part~=row]").first().waitFor({ state: "attached" });
    // By the browser's search: the test's own walks up through the form, and would not end.
    const click = (selector: string, host = "body") =>
      page.evaluate(([host, selector]) => {
        const inside = document.querySelector(host!)!;
        (inside.shadowRoot ?? document).querySelector<HTMLElement>(selector!)!.click();
      }, [host, selector]);
    for (
      const [trigger, host] of [["#price"], ["[part~=button]", "roost-quote"], [
        "[part~=quote-button]",
        "roost-products",
      ]]
    ) {
      await click(trigger!, host);
      await page.locator(DIALOG).waitFor();
      await page.keyboard.press("Escape");
      await page.locator(DIALOG).waitFor({ state: "detached" });
    }
    await click("[part~=button]", "roost-chat");
    await page.locator("roost-chat textarea").waitFor();
    const lang = await page.locator("roost-products .root").getAttribute("lang");
    const fill = await page.locator("roost-chat").evaluate((chat) =>
      getComputedStyle(chat.shadowRoot!.querySelector("button")!).backgroundColor
    );
    return { foreign, problems: page.problems, lang, fill };
  }
  const well = { foreign: [], problems: [], lang: "en", fill: "rgb(18, 102, 62)" };

  await t.step("fields named like the properties of the form around the widgets", async () => {
    await using host = serve(`<form>${FIELDS}${WIDGETS}</form>`);
    assertEquals(await use(host), well);
  });

  await t.step("pictures and forms named like what the document has, and ids like the window's", async () => {
    const names = "activeElement body children forms head host lang location mode nodes parentElement title";
    const named = names.split(" ").map((name) => `<form name="${name}"></form><img name="${name}" alt="">`);
    const ids = "chat quote products start roost texts panel root settings".split(" ").map((id) =>
      `<i id="${id}"></i>`
    );
    await using host = serve([...named, ...ids, WIDGETS].join(""));
    assertEquals(await use(host), well);
  });

  for (
    const accent of ["url(https://colours.example/a.png)", "var(--no,url(https://colours.example/b.png))"]
  ) {
    await t.step(`no colour is an address: ${accent.split("(")[0]}`, async () => {
      const quote = WIDGETS.replaceAll(/<roost-\w+|data-roost-quote/g, `$& accent="${accent}"`).replace(
        `accent="${accent}"="Amprolium"`,
        `="Amprolium"`,
      );
      for (const host of [serve(WIDGETS, `data-accent="${accent}"`), serve(quote)]) {
        await using shop = host;
        assertEquals({ ...await use(shop), fill: "" }, { ...well, fill: "" });
      }
    });
  }
});
