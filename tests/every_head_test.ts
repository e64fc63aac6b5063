import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../contract/language.ts";
import { loadDist } from "../server/http/dist.ts";
import { type ReadPage, readPage } from "../server/pages/testing/read_page.ts";
import { loadSample } from "../server/sample/load_sample.ts";
import { testApp } from "../server/testing/test_app.ts";
import { localPath, splitLanguage } from "../contract/shared/language_paths.ts";
import { faultsOf } from "./structured_faults.ts";

const ORIGIN = "https://roost.example";

Deno.test("Every page's head says what search engines and networks need, once and rightly", async (test) => {
  await using site = await testApp({ origin: ORIGIN, dist: await loadDist("dist") });
  // All of its articles have been published by then.
  site.clock.now = new Date("2027-01-04T08:00:00.000Z");
  await loadSample(site.stores);
  const paths = await pathsOf(site.request);
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const faults: string[] = [];
      const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
      for (const path of paths) {
        const address = localPath(language, path);
        const page = await readPage(await site.request(address));
        const found = [
          ...headFaults(page, address, path),
          ...page.structured.flatMap((data) => faultsOf(data)),
        ];
        for (
          const [field, value] of [["title", page.title], ["description", page.meta("description")]] as const
        ) {
          const other = seen[field].get(value ?? "");
          if (other) found.push(`shares its ${field} with ${other}`);
          seen[field].set(value ?? "", address);
        }
        faults.push(...found.map((fault) => `${address}: ${fault}`));
      }
      assertEquals(faults, []);
    });
  }
});

type Request = (path: string) => Promise<Response>;

/** Every public page, without a language: the sitemap's own list, which another test compares with the routes. */
async function pathsOf(request: Request): Promise<string[]> {
  const xml = await (await request("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    .filter((path) => splitLanguage(path).language === "en");
  assert(paths.length > 100, `only ${paths.length} pages`);
  return paths;
}

function headFaults(page: ReadPage, address: string, path: string): string[] {
  const { meta } = page;
  const faults: string[] = [];
  const expect = (is: unknown, fault: string) => is || faults.push(fault);
  expect(page.status === 200, `status ${page.status}`);
  expect(page.headings.length === 1, `${page.headings.length} headings of the first level`);
  expect(page.title.length > 0, "no title");
  expect(page.title.length < 160, `a title of ${page.title.length} letters`);
  expect((meta("description")?.length ?? 0) > 20, "no description");
  expect(page.canonical === ORIGIN + address, `canonical ${page.canonical}`);
  expect(meta("robots") === "index, follow", "is not to be indexed");
  const alternates = [
    ...page.html.matchAll(/<link data-head rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g),
  ].map(([, language, href]) => `${language} ${href}`);
  expect(
    alternates.join() ===
      [...LANGUAGES, "x-default"].map((language) =>
        `${language} ${ORIGIN}${localPath(language === "x-default" ? "en" : language as "hi", path)}`
      ).join(),
    `alternates ${alternates.join()}`,
  );
  expect(
    meta("og:title") === page.title && meta("twitter:title") === page.title,
    "another title for networks",
  );
  expect(meta("og:description") === meta("description"), "another description for networks");
  expect(meta("og:url") === page.canonical, "another address for networks");
  expect(
    meta("og:type") && meta("og:site_name") && meta("og:locale"),
    "og:type, site name or locale missing",
  );
  expect(meta("twitter:card") === "summary_large_image", "no card");
  expect(meta("og:image")?.startsWith(`${ORIGIN}/social/`), `picture ${meta("og:image")}`);
  expect(meta("og:image") === meta("twitter:image"), "two pictures");
  expect(meta("og:image:width") === "1200" && meta("og:image:height") === "630", "picture without its size");
  expect(meta("og:image:alt"), "picture without words");
  expect(meta("geo.region") === "IN-TG" && meta("ICBM"), "no place");
  const types = page.structured.map((data) => data["@type"]);
  expect(types.includes("WebPage"), `structured data: ${types.join()}`);
  if (path.startsWith("/product/")) expect(types.includes("Product"), "no Product");
  if (path.startsWith("/blog/post/")) expect(types.includes("Article"), "no Article");
  if (path !== "/") {
    const { breadcrumb } = page.structured.find((data) => data["@type"] === "WebPage") ?? {};
    expect(breadcrumb, "no breadcrumbs");
  }
  return faults;
}
