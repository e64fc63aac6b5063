import { assertEquals } from "deno-std/assert/equals.js";
import { launchBrowser, openPage } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { serveHostPage } from "../host_page.ts";
import { readRoost } from "../roost.ts";
import { ATTACKS } from "./answer_attacks.ts";

Deno.test("No answer, whatever it holds, brings code, foreign requests or other elements into a page", async () => {
  await using roost = await readRoost();
  await using browser = await launchBrowser();
  await using host = serveHostPage(
    `<!doctype html><html lang="en"><title>Sample dealer</title><script>x = () => { attacked = true }</script>
    <script async src="${roost.address}/widgets/chat.js"></script>`,
  );
  await using page = await openPage(browser, "about:blank");
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.goto(host.address);
  const entries = ATTACKS.map((content, at) => ({ role: "assistant", content, at: Date.now() + at }));
  await page.evaluate((kept) => localStorage.setItem("roost-chat", kept), JSON.stringify({ entries }));
  await page.locator("roost-chat [part~=button]").click();
  const words = page.locator("roost-chat .formatted");
  await eventually(() => words.count(), ATTACKS.length);

  const found = await words.evaluateAll((answers) => {
    const allowed =
      "a b blockquote br code del div em h3 h4 hr i li ol p pre strong table tbody td th thead tr ul"
        .split(" ");
    return answers.map((answer) =>
      [...answer.querySelectorAll("*")].flatMap((element) => {
        const attributes = [...element.attributes].filter(({ name, value }) => {
          if (name === "href") return !/^(https?:\/\/(?!evil\.example)|mailto:|tel:)/.test(value);
          if (name === "tabindex") return element.localName !== "div";
          return !(element.localName === "a" && /^(_blank|noopener)$/.test(value));
        });
        return [
          ...(allowed.includes(element.localName) ? [] : [element.localName]),
          ...attributes.map(({ name, value }) => `${element.localName} ${name}=${value}`),
        ];
      })
    );
  });
  const faults = found.flatMap((faults, at) => faults.length > 0 ? [[ATTACKS[at], ...faults]] : []);
  assertEquals(faults, []);
  // What is only a link stays one, so that the list above says something.
  assertEquals(await words.locator("a[href^='https://ok.example/']").count() > 0, true);

  for (const link of await words.locator("a").all()) await link.dispatchEvent("pointerover");
  assertEquals(await page.evaluate("typeof attacked"), "undefined");
  assertEquals([...origins].sort(), [host.address, roost.address].sort());
  assertEquals(page.problems, []);
});
