import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Conditions } from "../contract/health.ts";
import { LANGUAGES } from "../contract/language.ts";
import { localPath, splitLanguage } from "../contract/shared/language_paths.ts";
import { loadDist } from "../server/http/dist.ts";
import { readPage } from "../server/pages/testing/read_page.ts";
import { loadSample } from "../server/sample/load_sample.ts";
import { testApp } from "../server/testing/test_app.ts";
import { headFaults } from "./head_faults.ts";
import { formActionsOf, linksOf } from "./links_of.ts";
import { faultsOf } from "./structured_faults.ts";

const ORIGIN = "https://roost.example";
const STARTS = ["/", "/hi", "/te", "/robots.txt", "/favicon.ico"];
/** Anchors of widgets, which stand on every page but not in its HTML. */
const WIDGET_ANCHORS = ["chat-assistant"];
/** Drawing takes half a second each: one of each kind is drawn, for the others their page must exist. */
const DRAWN_MAX = 1;
/** Addresses of one path that differ in their query only, such as a contact form for each product. */
const QUERIES_MAX = 12;

interface Found {
  ids: Set<string>;
  moved: string | null;
  response: Response;
  text: string;
}

/** Of each address that was visited, by address. */
const found = new Map<string, Found>();

Deno.test("Every link, form, picture and sheet of the site leads somewhere", async () => {
  await using site = await testApp({ origin: ORIGIN, dist: await loadDist("dist") });
  // All of its articles have been published by then.
  site.clock.now = new Date("2027-01-04T08:00:00.000Z");
  await loadSample(site.stores);
  const faults: string[] = [];
  const anchors: { address: string; anchor: string; from: string }[] = [];
  const forms = new Map<string, string>();
  const kinds = new Map<string, number>();
  const queue = STARTS.map((address) => ({ address, from: "the start" }));

  function follow(link: string, from: string): void {
    const url = URL.parse(link, ORIGIN + from);
    if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) {
      faults.push(`${link}: no address, from ${from}`);
    } else if (url.origin === ORIGIN) {
      const address = url.pathname + url.search;
      if (url.hash) anchors.push({ address, anchor: decodeURIComponent(url.hash.slice(1)), from });
      if (found.has(address) || isOneOfMany(url, kinds)) return;
      queue.push({ address, from });
    }
  }

  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    if (found.has(address)) continue;
    const response = await site.request(address);
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    const moved = response.headers.get("location");
    found.set(address, { ids: idsOf(text), moved, response, text });
    if (moved) follow(moved, address);
    else if (response.status !== 200) faults.push(`${address}: ${response.status}, from ${from}`);
    for (const link of linksOf(text, type)) follow(link, address);
    for (const action of formActionsOf(text, type)) forms.set(action, address);
  }

  for (const { address, anchor, from } of anchors) {
    if (WIDGET_ANCHORS.includes(anchor) || placesOf(address).has(anchor)) continue;
    faults.push(`${address}#${anchor}: no such place, from ${from}`);
  }
  for (const [action, from] of forms) {
    const { pathname } = new URL(action, ORIGIN + from);
    // Without a field it is refused as a form, not as an address.
    const response = await site.request(pathname, { method: "POST", body: new URLSearchParams() });
    if (response.status !== 422) faults.push(`${action}: takes no form, from ${from}`);
  }
  assertEquals(faults, []);
  assert(found.size > 550, `only ${found.size} addresses were found`);
  const { conditions }: Conditions = await (await site.request("/api/conditions")).json();
  assert(conditions.length > 60, `only ${conditions.length} conditions`);
  const pages = conditions.flatMap(({ id }) =>
    LANGUAGES.map((language) => localPath(language, `/health/${id}`))
  );
  for (
    const must of [
      "/sitemap.xml",
      "/te/blog/rss.xml",
      "/site.webmanifest",
      "/hi/site.webmanifest",
      "/admin",
      "/hi/quote-list",
      ...pages,
    ]
  ) {
    assert(found.has(must), `nothing leads to ${must}`);
  }
});

Deno.test("Every page's head says what search engines and networks need, once and rightly", async (test) => {
  const paths = pathsOf(found.get("/sitemap.xml")!.text);
  for (const language of LANGUAGES) {
    await test.step(language, async () => {
      const faults: string[] = [];
      const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
      for (const path of paths) {
        const address = localPath(language, path);
        const { text, response } = found.get(address)!;
        const page = await readPage(new Response(text, response));
        const own = [
          ...headFaults(page, ORIGIN, address, path),
          ...page.structured.flatMap((data) => faultsOf(data)),
        ];
        for (
          const [field, value] of [["title", page.title], ["description", page.meta("description")]] as const
        ) {
          const other = seen[field].get(value ?? "");
          if (other) own.push(`shares its ${field} with ${other}`);
          seen[field].set(value ?? "", address);
        }
        faults.push(...own.map((fault) => `${address}: ${fault}`));
      }
      assertEquals(faults, []);
    });
  }
});

/** Every public page, without a language: the sitemap's own list, which another test compares with the routes. */
function pathsOf(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
    .filter((path) => splitLanguage(path).language === "en");
  assert(paths.length > 100, `only ${paths.length} pages`);
  return paths;
}

/** The anchors of a page; of the path alone where its kind was not followed to the end. */
function placesOf(address: string): Set<string> {
  const page = found.get(address) ?? found.get(address.split("?")[0]!);
  return page?.moved ? placesOf(page.moved) : page?.ids ?? new Set();
}

/** Whether enough of its kind were followed. */
function isOneOfMany({ pathname, search }: URL, kinds: Map<string, number>): boolean {
  const drawn = /^\/social\/(?:product\/|post\/|site|icon)/.exec(pathname);
  const kind = drawn ? drawn[0] : search ? pathname : undefined;
  if (kind === undefined) return false;
  const count = (kinds.get(kind) ?? 0) + 1;
  kinds.set(kind, count);
  return count > (drawn ? DRAWN_MAX : QUERIES_MAX);
}

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!));
}
