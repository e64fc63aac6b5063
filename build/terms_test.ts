import { assertEquals } from "deno-std/assert/equals.js";

/**
 * One term for one thing, in all that a person reads: the site, the widgets, the assistant, the sample and the
 * knowledge. The glossary of the sample has the same terms. What people ask with may be any word.
 */
const TERMS: Record<string, readonly [not: RegExp, use: string][]> = {
  hi: [
    [/विदड्रॉ?ल अवधि|दवा बंद रखने की अवधि/, "दवा के बाद न बेचने के दिन"],
    [/लिटर/, "बिछावन for litter, लीटर for a litre"],
    [/(?<![\p{L}\p{M}])मेक(?![\p{L}\p{M}])/u, "निर्माता"],
    [/संरचना/, "घटक"],
    [/विनिर्देश|स्पेसिफ़?िकेशन/, "तकनीकी जानकारी"],
    [/आमने-सामने/, "तुलना"],
    [/(?!एंटीबायोटिक)[एऐ](?:ं|न्)ट[िी]ब[ाॉ]य[ोॉ]टिक/, "एंटीबायोटिक"],
    [/[ईइ] ?मेल/, "ई-मेल"],
    [/टियाम्?युलिन|टियामुलिन/, "टायमुलिन"],
    [/बैकयार्ड/, "देसी मुर्गियाँ"],
    [/पशु-चिकित्स|पशुचिकित्स/, "पशु चिकित्सक"],
    [
      /विटामिन[ -](?:ए|बी|सी|डी|ई)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])डी ?3/u,
      "विटामिन D3: vitamins have Latin letters",
    ],
    [/आख़िरी बात/, "पैक के लेबल पर लिखा ही मानें"],
  ],
  te: [
    [/విరామ ?కాల|విరామ రోజు|మందు ఆపాల్సిన గడువు/, "మందు ఆపాక అమ్మకూడని రోజులు"],
    // Of what grazes it is the right word.
    [
      /^(?![^]*(?:ఆవు|గేదె|మేక|గొర్రె|పశు|దూడ|సైలేజ్|పొట్టేల))[^]*?(?<!పచ్చి |పచ్చ |గడ్డి )(?<![\p{L}\p{M}])మేత/u,
      "దాణా; మేత is fodder",
    ],
    [/(?!యాంటీబయాటిక్)యాంట[ిీ]బయ[ాోొ]టిక్/, "యాంటీబయాటిక్"],
    [/వర్గం|వర్గాల/, "విభాగం for a category, తరగతి for a class of medicines"],
    [/టియామ్యులిన్/, "టియాములిన్"],
    [/డిక్లాజురిల్/, "డైక్లాజురిల్"],
    [/కోలిస్టిన్/, "కొలిస్టిన్"],
    [/ఆంప్రోలియం/, "యాంప్రోలియం"],
    [/(?!రాణీఖేత్)రా[ణన][ిీ]ఖేత్/, "రాణీఖేత్"],
    [/కాక్సిడియోసిస్/, "కాక్సీడియోసిస్"],
    [
      /విటమిన్[ -](?:[ఎఏ]|[బసడ][ిీ]|[ఇఈ])(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])డి ?3/u,
      "విటమిన్ D3: vitamins have Latin letters",
    ],
    [/ఐచ్ఛికం/, "తప్పనిసరి కాదు"],
    [/కూర్పు/, "ఇందులో ఉన్నవి"],
    [/పశు వైద్య/, "పశువైద్యుడు"],
    [/ఈమెయిల్|ఇమెయిల్/, "ఈ-మెయిల్"],
    [/(?<![\p{L}\p{M}])నుండి/u, "నుంచి"],
    [/మళ్ళీ/, "మళ్లీ"],
    [/ప్రిస్క్రిప్షన్(?!\|)/, "చీటీ"],
    [/రోజులుతో|రోజులుకు|రోజులుకి/, "రోజులతో, రోజులకు"],
  ],
};
/** English texts stand among the code, so all of a file is read, its comments too. */
const ENGLISH: readonly [not: RegExp, use: string][] = [
  // The specification's texts have it so: "Please enter a valid email address".
  [/\be[- ]mail/i, "email"],
];
const ENGLISH_READ = /^(site|widgets|contract|server|docs|tests|build)\/.*\.(tsx?|json|md|css)$|^\w+\.md$/;
/** What visitors ask with, what was learned from it, and what was written down once. */
const NOT_READ =
  /^(server\/(assistant\/(eval|training|safety|answers|model)|knowledge)|docs\/decisions)\/|^build\/terms_test/;
const READ = /^(site|widgets|server\/(knowledge|sample)|(contract|server)\/.*texts)\/.*\.(ts|json|md)$/;
const root = new URL("..", import.meta.url);

type Text = [where: string, text: string];

async function trackedFiles(): Promise<string[]> {
  const { stdout } = await new Deno.Command("git", { args: ["ls-files"], cwd: root }).output();
  return new TextDecoder().decode(stdout).trim().split("\n");
}

/** All that is shown in a language. */
async function textsIn(language: string): Promise<Text[]> {
  const files = (await trackedFiles()).filter((file) => READ.test(file));
  const texts: Text[] = [];
  for (const file of files) {
    if (file.endsWith("_test.ts")) continue;
    const text = await Deno.readTextFile(new URL(file, root));
    if (file.includes(`/${language}/`) || file.endsWith(`/${language}.ts`)) {
      texts.push(...text.split("\n").map((line, at): Text => [`${file}:${at + 1}`, line]));
    } else if (file.endsWith(".json")) {
      texts.push(...translations(JSON.parse(text), language, file));
    }
  }
  return texts;
}

/** The texts that stand under `translations` or `text` in the language. The words that are understood do not. */
function translations(value: unknown, language: string, where: string): Text[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = `${where} ${key}`;
    // The first of the names by which a thing is understood is the one that is shown.
    if (key === "names" && !Array.isArray(part)) {
      return strings(Object(part)[language]?.[0]).map((text): Text => [at, text]);
    }
    const isShown = key === "translations" || key === "text";
    const own = isShown ? Object(part)[language] : undefined;
    return own === undefined
      ? translations(part, language, at)
      : strings(own).map((text): Text => [at, text]);
  });
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
}

for (const [language, terms] of Object.entries(TERMS)) {
  Deno.test(`${language}: every text has the house's term for a thing, and no other`, async () => {
    const texts = await textsIn(language);
    assertEquals(texts.length > 5_000, true, `only ${texts.length} texts were found`);
    const wrong = terms.flatMap(([not, use]) =>
      texts.flatMap(([where, text]) => {
        const found = text.match(not);
        return found
          ? [`${where}: “${text.slice(Math.max(0, found.index! - 30), found.index! + 40)}”: ${use}`]
          : [];
      })
    );
    assertEquals(wrong, []);
  });
}

Deno.test("en: every text has one spelling of a word", async () => {
  const files = (await trackedFiles()).filter((file) => ENGLISH_READ.test(file) && !NOT_READ.test(file));
  assertEquals(files.length > 1_000, true, `only ${files.length} files were found`);
  const wrong = await Promise.all(files.map(async (file) => {
    const lines = (await Deno.readTextFile(new URL(file, root))).split("\n");
    return lines.flatMap((line, at) =>
      ENGLISH.flatMap(([not, use]) => not.test(line) ? [`${file}:${at + 1}: ${use}`] : [])
    );
  }));
  assertEquals(wrong.flat(), []);
});

/** Its texts have their own author, and are not shown beside the others. */
const APART = "server/knowledge/refusals.json";

Deno.test("hi: a word has its dots one way in all texts: the nukta, and the moon over a vowel", async () => {
  const spellings = new Map<string, Map<string, string>>();
  for (const [where, text] of await textsIn("hi")) {
    if (where.startsWith(APART)) continue;
    for (const [word] of text.matchAll(/[\u0900-\u0963\u0970-\u097f]+/g)) {
      const spelling = word.normalize("NFD");
      const bare = spelling.replace(/\u093c/g, "").replace(/\u0901/g, "\u0902");
      spellings.getOrInsertComputed(bare, () => new Map()).set(spelling, where);
    }
  }
  const twice = [...spellings.values()].filter(({ size }) => size > 1);
  assertEquals(twice.map((ways) => [...ways].map((way) => way.join(": ")).join("; ")), []);
});
