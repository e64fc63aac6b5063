import { assertEquals } from "deno-std/assert/equals.js";
import type { Page } from "playwright-core";
import type { Roost } from "./roost.ts";

const WORDS = ["Vaccination", "schedules", "for", "broilers", "and", "layers", "in", "hot", "weather"];
const FORTY_WORDS = Array.from({ length: 40 }, (_, index) => WORDS[index % WORDS.length]).join(" ");
const UNBROKEN = "Hydroxypropylmethylcellulosephthalatehydroxypropylmethylcellulose";
const TELUGU = "ఆక్సీటెట్రాసైక్లిన్‌హైడ్రోక్లోరైడ్‌మరియునియోమైసిన్‌సల్ఫేట్‌విటమిన్‌సమ్మేళనపొడి";

const ARTICLE = `<h2>${UNBROKEN}</h2><p>https://www.example.org/${UNBROKEN}/${UNBROKEN}</p>
<pre><code>a line of code that nothing breaks, however narrow the screen of whoever reads this may be</code></pre>
<table><tr>${"<th>Vaccine</th>".repeat(8)}</tr><tr>${`<td>${UNBROKEN}</td>`.repeat(8)}</tr></table>
<blockquote><p>${UNBROKEN}</p></blockquote><p><img src="/assets/pictures/missing.png" alt="A picture that is gone"></p>`;

const CONTENT: [path: string, data: Record<string, unknown>][] = [
  ["product-categories", { name: "Sheds", slug: "sheds", translations: { te: { name: TELUGU } } }],
  ["products", {
    name: FORTY_WORDS,
    slug: "hard",
    category: "Sheds",
    make: `${UNBROKEN} and Sons`,
    packaging: "100 g, 250 g, 500 g, 1 kg, 5 kg, 10 kg, 25 kg and 50 kg drums, sachets and bags",
    isFeatured: true,
    badge: "Recommended by everybody everywhere",
    description: UNBROKEN,
    features: [UNBROKEN],
    specifications: { [UNBROKEN]: UNBROKEN },
    composition: [{ ingredient: UNBROKEN, strength: "50 mg per gram of powder" }],
    indications: [UNBROKEN],
    withdrawal: { meatDays: 7, eggDays: null, note: UNBROKEN },
    documents: [{ title: UNBROKEN, url: "/assets/pictures/mark.svg" }],
    translations: { te: { name: TELUGU, shortDescription: TELUGU } },
  }],
  ["products", { name: "Bare", slug: "bare", category: "Sheds" }],
  ["blog/posts", {
    title: FORTY_WORDS,
    slug: "hard",
    excerpt: "An excerpt that goes on and on. ".repeat(20),
    content: ARTICLE,
    imageUrl: "/assets/pictures/missing.png",
    author: "An Author of Very Many Names and Titles, BVSc & AH, MVSc, PhD",
    authorImageUrl: "/assets/pictures/hero.svg",
    category: "Vaccination",
    tags: [UNBROKEN.slice(0, 60), "heat stress"],
  }],
];

/** Saves content that strains the layout: forty words, words without a break, missing pictures. */
export async function writeHardContent({ address, username, password }: Roost, page: Page): Promise<void> {
  const headers = { origin: address };
  await page.request.post(`${address}/api/admin/login`, { headers, data: { username, password } });
  for (const [path, data] of CONTENT) {
    const saved = await page.request.post(`${address}/api/admin/${path}`, { headers, data });
    assertEquals(saved.status(), 201, await saved.text());
  }
}
