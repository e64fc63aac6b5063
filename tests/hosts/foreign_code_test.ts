import { assertEquals } from "deno-std/assert/equals.js";
import { addPartner } from "../add_partner.ts";
import { launchBrowser, openPage } from "../browser.ts";
import { eventually } from "../eventually.ts";
import { type HostPage, serveHostPage } from "../host_page.ts";
import { startRoost } from "../roost.ts";

const WIDGETS = ["chat", "quote", "products"];
const ELEMENTS = `<roost-quote product="Levamisole"></roost-quote><roost-products></roost-products>`;

/** A site that answers every request with a script that says it has run. */
function serveAttacker() {
  const requests: string[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, ({ url }) => {
    requests.push(new URL(url).pathname);
    return new Response("globalThis.attacked = true; export const start = () => {};", {
      headers: { "content-type": "text/javascript", "access-control-allow-origin": "*" },
    });
  });
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    requests,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function serveSample(body: string | (() => string)): HostPage {
  return serveHostPage(() =>
    `<!doctype html><html lang="en"><title>Sample dealer</title>${typeof body === "string" ? body : body()}`
  );
}

Deno.test("What a page's HTML names is not run, and a pinned page runs the pinned files alone", async (t) => {
  await using roost = await startRoost();
  await using browser = await launchBrowser();
  await using attacker = serveAttacker();
  const pinned: Record<string, { src: string; integrity: string }> =
    await (await fetch(`${roost.address}/widgets/manifest.json`)).json();

  const stableTags = WIDGETS.map((name) =>
    `<script async src="${roost.address}/widgets/${name}.js" data-lang="te"></script>`
  ).join("");
  const pinnedTags = (key = "") =>
    WIDGETS.map((name) => {
      const { src, integrity } = pinned[name]!;
      return `<script async src="${roost.address}${src}" integrity="${integrity}" crossorigin` +
        ` data-partner="${key}"></script>`;
    }).join("");

  /** Opens a page with this body, uses each widget, and gives the paths of the scripts that it requested. */
  async function use(body: string, host = serveSample(body)) {
    await using _ = host;
    await using page = await openPage(browser, "about:blank");
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(host.address);
    await page.locator("roost-products [part~=row]").first().waitFor();
    await page.locator("roost-quote [part~=button]").click();
    await page.locator("roost-quote-dialog [part~=submit]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("roost-chat [part~=button]").click();
    await page.locator("roost-chat [part~=input]").waitFor();
    assertEquals(await page.evaluate("typeof attacked"), "undefined");
    assertEquals(attacker.requests, []);
    return { scripts: [...scripts].sort(), problems: page.problems };
  }

  // One address that holds the path of each script.
  const paths = WIDGETS.flatMap((name) => [`/widgets/${name}.js`, `/widgets/pinned/${name}-`]).join("");
  const shadowing = {
    // Not loaded as a picture: lazy and hidden.
    "a picture": `<img name="currentScript" alt="" loading="lazy" hidden src="${attacker.address}${paths}">`,
    "a frame": `<iframe name="currentScript" hidden srcdoc="<a id=src href='${attacker.address}${paths}'>">`,
  };
  const named = ELEMENTS.replace(/<roost-\w+/g, `$& base="${attacker.address}"`);
  for (const [kind, tags] of [["stable", stableTags], ["pinned", pinnedTags()]] as const) {
    for (const [what, html] of Object.entries(shadowing)) {
      await t.step(`${what} named currentScript is not taken for the script: ${kind}`, async () => {
        await use(`${html}</iframe>${ELEMENTS}${tags}`);
      });
    }
    await t.step(`an element names no server: ${kind}`, async () => {
      await use(named + tags);
    });
  }

  await t.step("a pinned page with a partner's key runs the pinned files alone", async () => {
    let key = "";
    const host = serveSample(() => ELEMENTS + pinnedTags(key));
    ({ key } = await addPartner(roost, host.address));
    const { scripts, problems } = await use("", host);
    assertEquals(scripts, Object.values(pinned).map(({ src }) => src).sort());
    assertEquals(problems, []);
  });

  await t.step("a note that is a script is text in the console", async () => {
    const note = `globalThis.attacked = true`;
    await using host = serveSample(ELEMENTS + pinnedTags("pk_x"));
    await using page = await openPage(browser, "about:blank");
    await page.route("**/partner/**", (route) =>
      route.fulfill({
        body: note,
        contentType: "text/javascript",
        headers: { "access-control-allow-origin": "*" },
      }));
    await page.goto(host.address);
    await eventually(() => page.problems.includes(note), true);
    assertEquals(await page.evaluate("typeof attacked"), "undefined");
  });
});
