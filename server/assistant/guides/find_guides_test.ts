import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { type Guide, loadGuides } from "../../knowledge/load_guides.ts";
import { findGuides } from "./find_guides.ts";
import { type DerivedFiles, NO_FILES } from "../../kv/derived_files.ts";
import { shippedFiles } from "./shipped_guides.ts";
import { LEAST } from "../answers/least.ts";
import { prepareGuides } from "./guide_index.ts";

function guide(id: string, questions: Partial<Guide["questions"]>): Guide {
  const words = { title: id.replaceAll("-", " "), answer: "" };
  return {
    id,
    questions: { en: [], hi: [], te: [], latin: [], ...questions },
    ...words,
    links: [],
    translations: { hi: { title: "", answer: "" }, te: { title: "", answer: "" } },
  };
}

const GUIDES = [
  guide("expired-medicine", {
    en: ["how do I dispose of expired medicine", "what to do with spoilt veterinary medicines"],
    hi: ["एक्सपायर दवा कैसे फेंकें", "खराब दवाइयाँ नाली में डाल सकते हैं क्या"],
    te: ["గడువు తీరిన మందులు ఎలా పారేయాలి"],
  }),
  guide("dog-on-farm", {
    en: ["can I keep a dog on the poultry farm", "do dogs bring disease to hens"],
    latin: ["farm par kutta rakh sakte hain kya"],
  }),
  guide("visitors", {
    en: ["school children visiting the farm, what precautions"],
    te: ["స్కూల్ పిల్లలు ఫారం చూడటానికి వస్తే జాగ్రత్తలు"],
  }),
  guide("rats", { en: ["how to keep rats out without poison"], hi: ["बिना ज़हर चूहे कैसे रोकें"] }),
  guide("tired-of-life", { en: ["I want to die"], te: ["నాకు చనిపోవాలని ఉంది"], latin: ["mai marna chahta hu"] }),
  guide("litter", { en: ["how long to compost used litter"], hi: ["पुरानी बिछावन की खाद कैसे बनाएँ"] }),
];

/** A share of the real ones, new each time: the index of all takes ten seconds of a processor. */
const someGuides = () => loadGuides().filter((_, place) => place % 6 === 0);

function find(query: string) {
  return findGuides(GUIDES, query);
}

Deno.test("A guide is found in other words, in another order and in another script than its own questions", () => {
  for (
    const [query, id] of [
      ["is it ok if i keep one dog at my poultry farm for guarding", "dog-on-farm"],
      ["खराब हो चुकी दवाइयाँ फेंकनी हैं, नाली में बहा दें?", "expired-medicine"],
      ["skool pillalu farm chudataniki vastunnaru jagrattalu enti", "visitors"],
      ["poultry farm pe ek kutta rakh sakte kya", "dog-on-farm"],
    ] as const
  ) {
    const [first] = find(query);
    assertEquals(first?.guide.id, id, query);
    assert(first!.chance > LEAST.guide, `${query}: ${first!.chance}`);
  }
});

Deno.test("A question that no guide is near to finds none that is likely", () => {
  for (const query of ["who won the match yesterday", "amprolium dose for broilers", "sensex aaj kyu gira"]) {
    assert((find(query)[0]?.chance ?? 0) < 0.3, query);
  }
});

Deno.test("A question of little words finds a guide whose own question is nearly the same, and else none that is likely", async () => {
  for (
    const query of [
      "i want to die",
      "I just want to die",
      "naaku chanipovalani undi",
      "mai to marna chahta hu",
    ]
  ) {
    const [first] = find(query);
    assertEquals(first?.guide.id, "tired-of-life", query);
    assert(first!.chance > 0.4, `${query}: ${first!.chance}`);
  }
  const shipped = await prepareGuides(loadGuides, shippedFiles());
  for (const query of ["I want to buy", "how to give", "which one do you have for this"]) {
    const chance = findGuides(shipped, query)[0]?.chance ?? 0;
    assert(chance < LEAST.guide, `${query}: ${chance}`);
  }
});

Deno.test("While the guides are indexed others have their turn", async () => {
  let turns = 0;
  const others = setInterval(() => turns++);
  await prepareGuides(() => someGuides());
  clearInterval(others);
  assert(turns > 10, `${turns} turns`);
});

Deno.test("Guides whose index was kept are found as those whose index was made", async () => {
  const kept = new Map<string, unknown>();
  const files: DerivedFiles = {
    read: <T>(name: string) => Promise.resolve(structuredClone(kept.get(name)) as T | undefined),
    write: (name, value) => Promise.resolve(void kept.set(name, structuredClone(value))),
  };
  const questions = [
    "lasota vaccine in drinking water",
    "गर्मी में पानी",
    "చలికాలంలో బ్రూడింగ్",
    "litter geela ho gaya",
  ];
  const found = async (from: typeof files) => {
    const guides = await prepareGuides(() => someGuides(), from);
    return questions.map((query) =>
      findGuides(guides, query).map((found) => ({ ...found, guide: { ...found.guide } }))
    );
  };
  const made = await found(files);
  assertEquals(kept.size, 1);
  assertEquals(await found(files), made);
  assertEquals(await found(NO_FILES), made);
});
