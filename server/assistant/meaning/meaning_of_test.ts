import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Guide } from "../../knowledge/load_guides.ts";
import { prepareEnglishWords } from "../../language/english_words.ts";
import { models } from "../models.ts";
import { likenessOfMeanings, meaningOf, nearnessTo, placeOfGuide } from "./meaning_of.ts";
import { trainMeaning } from "./train_meaning.ts";

await prepareEnglishWords();

Deno.test("What is asked for is near in every language, and nearer than anything else", () => {
  const sameQuestions = [
    ["how to become your distributor in my town", "मुझे आपका डीलर बनना है", "మీ డీలర్ అవ్వాలంటే ఏం చేయాలి"],
    ["where should medicines be kept in summer", "गर्मी में दवा कहाँ रखें", "ఎండాకాలంలో మందులు ఎక్కడ దాచాలి"],
    ["dead birds how to bury", "मरी मुर्गी कहाँ गाड़ें", "చనిపోయిన కోళ్లను ఎలా పాతిపెట్టాలి"],
  ];
  const meanings = sameQuestions.map((all) => all.map(meaningOf));
  for (const [at, [english, ...others]] of meanings.entries()) {
    for (const [language, other] of others.entries()) {
      const own = likenessOfMeanings(english!, other);
      for (const [foreign] of meanings.filter((_, each) => each !== at)) {
        assert(own > likenessOfMeanings(foreign!, other), sameQuestions[at]![language + 1]);
      }
    }
  }
});

Deno.test("What nothing is known of means nothing, and a meaning has the length 1", () => {
  const none = meaningOf("§ …");
  assertEquals(likenessOfMeanings(none, meaningOf("amprolium dose")), 0);
  const some = meaningOf("amprolium dose for coccidiosis");
  assert(Math.abs(likenessOfMeanings(some, some) - 1) < 0.001);
});

Deno.test("A guide that is newer than the model lies where its texts point, as far out as the others", () => {
  const texts = ["how to become your distributor in my town", "dealership in my district"];
  const [known, made] = [placeOfGuide("dealership", []), placeOfGuide("a newer one", texts)];
  const [asked, other] = [meaningOf("मुझे आपका डीलर बनना है"), meaningOf("dead birds how to bury")];
  for (const place of [known, made]) {
    assert(likenessOfMeanings(asked, place) > likenessOfMeanings(other, place));
  }
});

Deno.test("What has nothing to do with us is nearer to topics that are none of ours", () => {
  for (
    const query of [
      "reliance share price tomorrow",
      "पीएम किसान की अगली किस्त कब आएगी",
      "pushpa cinema ticket dorukuthunda",
    ]
  ) {
    const ours = meaningOf("dead birds how to bury");
    assert(nearnessTo("elsewhere", meaningOf(query)) > nearnessTo("elsewhere", ours), query);
  }
});

Deno.test("What two languages say of one guide is learned to be alike, the same at every training", () => {
  const guide = (id: string, en: string, hi: string): Guide => ({
    id,
    title: en,
    answer: "",
    links: [],
    translations: { hi: { title: hi, answer: "" }, te: { title: en, answer: "" } },
    questions: { en: [en, en], hi: [hi, hi], te: [], latin: [] },
  });
  const guides = [
    guide("price", "price list please", "मूल्य सूची भेजिए"),
    guide("lorry", "lorry transport charges", "ट्रक भाड़ा कितना"),
    guide("light", "bulb wattage shed", "बल्ब शेड वाट"),
  ];
  const options = { dimensions: 8, epochs: 40, rate: 0.2, dropped: 0.2, least: 1, seed: 1 };
  const made = trainMeaning(guides, {}, { house: {}, elsewhere: {} }, options);
  assertEquals(trainMeaning(guides, {}, { house: {}, elsewhere: {} }, options), made);
  const shipped = models.meaning;
  try {
    models.meaning = made;
    const lorry = meaningOf("transport lorry");
    const [price, truck, bulb] = ["सूची मूल्य", "भाड़ा ट्रक", "शेड बल्ब"].map((text) =>
      likenessOfMeanings(lorry, meaningOf(text))
    );
    assert(truck! > price! && truck! > bulb!, `${price}, ${truck}, ${bulb}`);
  } finally {
    models.meaning = shipped;
  }
});
