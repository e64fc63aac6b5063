import { aProduct } from "../testing/fixtures.ts";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { contrast } from "../../contract/shared/oklch.ts";
import { SPECIFIED_FORMS } from "../../contract/specified_forms.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { PartsOfPage } from "../pages/testing/parts_of_page.ts";
import { readPage } from "../pages/testing/read_page.ts";
import { emptyDist } from "../testing/empty_dist.ts";
import { testApp } from "../testing/test_app.ts";

const LOOK = "/api/admin/look";

Deno.test("Without a logo the initials stand for the company, on its pages and as a file", async () => {
  await using test = await testApp();
  await test.stores.company.put({ ...UNNAMED_COMPANY, name: "Amber Poultry Care", shortName: "amber & co" });
  const page = new PartsOfPage(await (await test.request("/")).text());
  assertEquals(page.texts("header .mark"), ["A&"]);
  assertEquals(page.count("header svg.mark"), 0);
  assertEquals(page.count('link[rel="icon"][href="/look/icon.svg"]'), 1);
  const icon = await test.request("/look/icon.svg");
  assertEquals(icon.headers.get("content-type"), "image/svg+xml");
  assertStringIncludes(await icon.text(), ">A&amp;</text>");
});

Deno.test("The owner's logo is everywhere at once: for light and dark ground, and with or without the name", async () => {
  await using test = await testApp();
  const save = async (look: object) => assertEquals((await test.admin("PUT", LOOK, look)).status, 200);
  await save({ logo: "/media/logo.svg", logoDark: "/media/dark.svg", isNameShown: false });
  const page = new PartsOfPage(await (await test.request("/about")).text());
  assertEquals(
    [page.count('header img.on-light[src="/media/logo.svg"]'), page.count("header img.on-dark")],
    [1, 1],
  );
  assertEquals([page.count('footer img[src="/media/dark.svg"]'), page.count("header .brand strong")], [1, 0]);
  const { structured } = await readPage(await test.request("/about"));
  assertEquals(structured[0]!.logo, "http://localhost:8000/media/logo.svg");
  for (const file of ["icon", "logo"]) {
    const moved = await test.request(`/look/${file}.svg`);
    assertEquals([moved.status, moved.headers.get("location")], [302, "/media/logo.svg"]);
  }
  await save({ logo: "/media/logo.svg", favicon: "/media/icon.png" });
  assertEquals((await test.request("/look/icon.svg")).headers.get("location"), "/media/icon.png");
});

Deno.test("The owner's colours are in the page, allowed by its policy, and in a file for the panel", async () => {
  await using test = await testApp();
  assertEquals(await (await test.request("/look/colours.css")).text(), "");
  await test.admin("PUT", LOOK, { colour: "#FFD400", accent: null });
  const css = await (await test.request("/look/colours.css")).text();
  const fill = /:root\{[^}]*--fill:(#\w{6})/.exec(css)![1]!;
  assertEquals(contrast(fill, "#ffffff") >= 4.5, true);
  const page = await readPage(await test.request("/about"));
  assertEquals(page.styles.includes(css), true);
  assertEquals(page.policy["style-src"]!.some((source) => source.startsWith("'sha256-")), true);
  assertStringIncludes(await (await test.request("/admin")).text(), 'href="/look/colours.css"');
  // A preview is shown below the panel's policy, which allows no style in the page.
  await test.category();
  const preview = await test.admin("POST", "/api/admin/products/preview?lang=en", aProduct());
  const [head] = (await preview.text()).split("</head>");
  assertEquals([head!.includes('href="/look/colours.css"'), head!.includes("<style")], [true, false]);
  assertEquals((await test.admin("PUT", LOOK, { colour: "yellow" })).status, 422);
});

Deno.test("Logo and colours can be looked at on the home page before they are saved", async () => {
  await using test = await testApp();
  await test.admin("PUT", LOOK, { colour: "#FFD400", accent: null });
  const look = { logo: "/media/new.svg", isNameShown: false, colour: "#5B2A86", accent: null };
  const preview = await test.admin("POST", `${LOOK}/preview?lang=te`, look);
  const html = await preview.text();
  const page = new PartsOfPage(html);
  assertEquals([page.count('header img[src="/media/new.svg"]'), page.count('html[lang="te"]')], [1, 1]);
  assertEquals(page.count('link[href="/look/colours.css"]'), 0);
  const [, href] = /href="(\/api\/admin\/look\/colours\.css[^"]*)"/.exec(html)!;
  const css = await test.admin("GET", href!);
  assertEquals(css.headers.get("content-type"), "text/css; charset=utf-8");
  assertStringIncludes(await css.text(), "--fill:#5b2a86");
  assertEquals((await test.request(href!)).status, 401);
  assertStringIncludes(await (await test.request("/look/colours.css")).text(), "--fill:");
  assertEquals((await (await test.request("/")).text()).includes("new.svg"), false);
});

Deno.test("A widget on a partner's page has the owner's colour, and any colour of that page wins", async () => {
  const answer = (_: Request, path: string) =>
    Promise.resolve(
      path.startsWith("/widgets/")
        ? new Response("start()", {
          headers: { "access-control-allow-origin": "*", vary: "Accept-Encoding" },
        })
        : undefined,
    );
  await using test = await testApp({ dist: { ...emptyDist(), answer } });
  const script = async (name: string) => await (await test.request(`/widgets/${name}.js`)).text();
  assertEquals(await script("chat"), "start()");
  await test.admin("PUT", LOOK, { colour: "#5B2A86", accent: null });
  for (const name of ["chat", "quote", "products"]) {
    const text = await script(name);
    assertStringIncludes(text, ":where(html){--roost-accent:#5b2a86}");
    assertEquals(text.endsWith("start()"), true);
  }
  // What has a hash in its name stays as it was built.
  assertEquals(await script("pinned/chat-ABCDEFGH"), "start()");
  const response = await test.request("/widgets/quote.js");
  assertEquals(response.headers.get("access-control-allow-origin"), "*");
  assertStringIncludes(await (await test.request("/look/colours.css")).text(), "--roost-accent:#5b2a86");
});

Deno.test("A widget's script tells what the owner's forms ask, if it is not what is specified", async () => {
  const answer = () => Promise.resolve(new Response("start()"));
  await using test = await testApp({ dist: { ...emptyDist(), answer } });
  const script = async () => await (await test.request("/widgets/quote.js")).text();
  await test.stores.company.put(UNNAMED_COMPANY);
  assertEquals(await script(), "start()");
  const forms = { ...SPECIFIED_FORMS, contact: "either" as const };
  await test.stores.company.put({ ...UNNAMED_COMPANY, forms });
  assertEquals(await script(), `customElements["roost-forms"]=${JSON.stringify(forms)};\nstart()`);
});
