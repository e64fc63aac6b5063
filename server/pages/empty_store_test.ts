import { assertEquals } from "deno-std/assert/equals.js";
import { LANGUAGES } from "../../contract/language.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { loadSample } from "../sample/load_sample.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE, QUOTE_REQUEST } from "../testing/fixtures.ts";
import { testApp } from "../testing/test_app.ts";
import { readPage } from "./testing/read_page.ts";

const SAMPLE = new URL("../sample/", import.meta.url);

/** What only a particular company can say of itself. */
const CLAIMS = [
  /\d\s*\+/,
  /24\s*\/\s*7/,
  /Hyderabad|हैदराबाद|హైదరాబాద్/i,
  /Telangana|IN-TG/,
  /\b(since|established|founded)\b/i,
  /warehouse|गोदाम|గోదాం/i,
  /Pan-India|all of India|across India/i,
  /\b1989\b|\b2005\b/,
  /Roost\b(?! ?[-.])/,
];

const POST = {
  title: "Shells",
  excerpt: "Strong shells",
  content: "<p>Lime</p>",
  imageUrl: "/assets/pictures/hero.svg",
  author: "Asha Rao",
  category: "Feed",
};

/** Pages on conditions are knowledge of the trade, the same for every company. Their links are followed in English. */
const KNOWLEDGE = /^(\/(?:hi|te))?\/health\//;

Deno.test("An empty store claims nothing, in any language, and has no dead link", async () => {
  await using site = await testApp();
  const sentences = await sampleSentences();
  const asked = new Set<string>();
  const waiting = LANGUAGES.map((language) => localPath(language, "/"));
  const faults: string[] = [];
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    if (asked.has(path)) continue;
    asked.add(path);
    const response = await site.request(path);
    if (response.status >= 300) {
      faults.push(`${path}: ${response.status}`);
      continue;
    }
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    const { html } = await readPage(response);
    for (const [, address] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      // What a page shows for a query is the same page with other rows.
      const link = address!.replace(/[?#].*$/, "");
      const isOurs = link.startsWith("/") && !link.startsWith("/admin");
      if (isOurs && !KNOWLEDGE.exec(link)?.[1]) waiting.push(link);
    }
    if (!KNOWLEDGE.test(path)) faults.push(...claimsIn(html, sentences).map((claim) => `${path}: ${claim}`));
  }
  assertEquals(faults, []);
  assertEquals(asked.size > 60, true, `${asked.size} pages`);
});

Deno.test("An empty store claims nothing after a form, on a missing page, below an article and in the chat", async () => {
  await using site = await testApp();
  const sentences = await sampleSentences();
  await site.admin("POST", "/api/admin/blog/categories", { name: "Feed", description: "x" });
  await site.admin("POST", "/api/admin/blog/posts", POST);
  const faults: string[] = [];
  const check = (what: string, text: string) =>
    faults.push(...claimsIn(text, sentences).map((claim) => `${what}: ${claim}`));
  for (const lang of LANGUAGES) {
    for (const path of ["/nowhere", "/blog/post/shells"]) {
      check(path, (await readPage(await site.request(localPath(lang, path)))).html);
    }
    for (const form of [HOME_MESSAGE, CONTACT_MESSAGE, QUOTE_REQUEST]) {
      const message = `${form.message} (${lang})`;
      const body = new URLSearchParams({ ...form, message, lang });
      check("thanks", (await readPage(await site.request("/api/contact", { method: "POST", body }))).html);
      check("receipt", await (await site.request("/api/contact", { json: { ...form, lang } })).text());
    }
    check("chat", await (await site.request(`/api/parts/chat?lang=${lang}`)).text());
  }
  assertEquals(faults, []);
});

Deno.test("The sample company's pages would be caught", async () => {
  await using site = await testApp();
  await loadSample(site.stores);
  const sentences = await sampleSentences();
  for (const path of ["/", "/about", "/hi/about", "/te/contact", "/terms-of-service"]) {
    const { html } = await readPage(await site.request(path));
    assertEquals(claimsIn(html, sentences).length > 3, true, path);
  }
});

function claimsIn(html: string, sentences: readonly string[]): string[] {
  const said = wordsOf(html);
  return [
    ...CLAIMS.flatMap((claim) => {
      const found = claim.exec(said);
      return found ? [said.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
    }),
    ...sentences.filter((sentence) => said.includes(sentence)),
  ];
}

/** Texts, heads and structured data, without scripts, addresses and styles. */
function wordsOf(html: string): string {
  return html
    .replace(/<script id="(data|modules)"[\s\S]*?<\/script>/g, " ")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, " ")
    .replace(/<style[\s\S]*?<\/style>/g, " ")
    .replace(/<meta\b[^>]*?\scontent="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]*>/g, " ");
}

/** Every text of the sample company that is long enough to be nobody else's. */
async function sampleSentences(): Promise<string[]> {
  const files = ["authors.json", "company.json", "frame.json"];
  for await (const { name } of Deno.readDir(new URL("pages/", SAMPLE))) files.push(`pages/${name}`);
  const texts = await Promise.all(
    files.map(async (file) => JSON.parse(await Deno.readTextFile(new URL(file, SAMPLE)))),
  );
  const found = [...stringsIn(texts)].flatMap((text) =>
    text.replace(/<[^>]*>/g, "\n").split(/\n|\{\w+\}/).map((part) => part.trim())
  );
  return [...new Set(found)].filter((text) => text.length > 20 && !text.startsWith("/"));
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") {
    for (const each of Object.values(value)) yield* stringsIn(each);
  }
}
