import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { loadConditions } from "../knowledge/kept_knowledge.ts";
import { loadGuides } from "../knowledge/load_guides.ts";

/** What a sentence is about, and the figure in it that must be the same wherever it is told. */
interface Subject {
  name: string;
  /** All of them are in the sentence. */
  words: readonly RegExp[];
  figure: RegExp;
  /** Fewer sentences would mean that the words no longer find them. */
  least: number;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "hours without sanitiser around a live vaccine",
    words: [/sanitis|chlorin|disinfect|stop/i, /vaccin/i, /before/i],
    figure: /(\d+(?: to \d+)?) hours (?:before|after)/g,
    least: 6,
  },
  {
    name: "pH at which chlorine works best",
    words: [/chlorine/i, /best/i],
    figure: /pH (?:of )?(?:about )?(\d[\d.]*–[\d.]*\d)/g,
    least: 2,
  },
  {
    name: "days for meat by the Drugs Rules",
    words: [/Drugs Rules/i, /meat/i],
    figure: /(\d+) days for (?:poultry )?meat/g,
    least: 20,
  },
  {
    name: "days for eggs by the Drugs Rules",
    words: [/drug rules|drugs rules/i, /eggs/i],
    figure: /(\d+) days for eggs/g,
    least: 3,
  },
  {
    name: "days for milk by the Drugs Rules",
    words: [/Drugs Rules/i, /milk/i],
    figure: /(\d+) days for milk/g,
    least: 3,
  },
  {
    name: "temperature at which vaccines are kept",
    words: [/vaccin/i],
    figure: /(\d+(?:–| to )\d+) °C/g,
    least: 2,
  },
  {
    name: "aflatoxin B1 allowed in poultry feed",
    words: [/aflatoxin/i, /IS 1374/],
    figure: /(\d+) µg/g,
    least: 2,
  },
];

async function texts(): Promise<{ where: string; text: string }[]> {
  const found: { where: string; text: string }[] = [];
  for (const folder of ["articles", "products"]) {
    for await (const { name } of Deno.readDir(new URL(`${folder}/`, import.meta.url))) {
      const text = await Deno.readTextFile(new URL(`${folder}/${name}`, import.meta.url));
      // Each string of a product is a text of its own.
      const parts = name.endsWith(".json") ? strings(JSON.parse(text)) : [text.replace(/\s+/g, " ")];
      found.push(...parts.map((part) => ({ where: name, text: part })));
    }
  }
  for (const guide of loadGuides()) found.push({ where: `guide ${guide.id}`, text: guide.answer });
  for (const condition of loadConditions()) {
    found.push(...strings(condition).map((text) => ({ where: `condition ${condition.id}`, text })));
  }
  return found;
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

/** The figures on a subject with the places that state them. */
function figuresOn(subject: Subject, all: readonly { where: string; text: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { where, text } of all) {
    for (const sentence of text.split(/(?<=[.;!?])\s+/)) {
      if (!subject.words.every((word) => word.test(sentence))) continue;
      for (const [, figure] of sentence.matchAll(subject.figure)) {
        const same = figure!.replace(" to ", "–");
        found.set(same, [...found.get(same) ?? [], where]);
      }
    }
  }
  return found;
}

const all = await texts();

for (const subject of SUBJECTS) {
  Deno.test(`one figure stands wherever our pages tell the ${subject.name}`, () => {
    const found = figuresOn(subject, all);
    assertEquals([...found.keys()].length, 1, JSON.stringify([...found]));
    const places = [...found.values()].flat().length;
    assert(places >= subject.least, `found in ${places} places`);
  });
}

Deno.test("a figure that contradicts another is found", () => {
  const told = [
    { where: "one", text: "Chlorine works best at pH 6–7." },
    { where: "another", text: "Chlorine is at its best at a pH of about 5–6, they say." },
  ];
  assertEquals([...figuresOn(SUBJECTS[1]!, told).keys()], ["6–7", "5–6"]);
});
