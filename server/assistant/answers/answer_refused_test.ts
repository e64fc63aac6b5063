import { assertLess } from "deno-std/assert/less.js";
import { assertMatch } from "deno-std/assert/match.js";
import { LANGUAGES } from "../../../contract/language.ts";
import { loadRefusals } from "../../knowledge/load_refusals.ts";
import { assistantTexts } from "../texts/texts.ts";
import { answerRefused } from "./answer_refused.ts";
import { knowSample } from "./train_answers.ts";

Deno.test("Who helps a person that may be hurt stands before what labels forbid, and after it where birds may be ill", async () => {
  const known = await (await knowSample())({
    query: "the tilmicosin syringe went through my thumb, can I finish the other heifers",
    chatHistory: [],
    userId: null,
  });
  const placesFor = (mayBeUrgent: "people" | "birds") => {
    const finding = { rules: ["otherSpecies"], isUrgent: false, sureness: 1, mayBeUrgent };
    const { answer } = answerRefused(known, finding);
    return [
      answer.indexOf(assistantTexts.en.whoHelps),
      answer.indexOf(loadRefusals().get("otherSpecies")!.text.en),
    ] as const;
  };
  const [help, refusal] = placesFor("people");
  assertLess(-1, help);
  assertLess(help, refusal);
  const [helpOfBirds, refusalBefore] = placesFor("birds");
  assertLess(refusalBefore, helpOfBirds);
});

Deno.test("The text for who may want to die leaves out neither the hospital nor the birds, in each language", () => {
  const { text } = loadRefusals().get("selfHarm")!;
  const told = {
    en: [/hospital/, /veterinarian/, /out of your hands/],
    hi: [/अस्पताल/, /पशु चिकित्सक/, /अपने पास न रखें/],
    te: [/ఆసుపత్రి/, /పశువైద్యుడ/, /మీ దగ్గర ఉంచుకోకుండా/],
  };
  for (const language of LANGUAGES) {
    for (const pattern of [/14416/, /112/, ...told[language]]) assertMatch(text[language]!, pattern);
  }
});
