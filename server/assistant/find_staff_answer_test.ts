import { assertEquals } from "deno-std/assert/equals.js";
import { byLanguage, type Language } from "../../contract/language.ts";
import type { StaffAnswer } from "../../contract/unanswered.ts";
import { findStaffAnswers } from "./find_staff_answer.ts";
import { understandQuestion } from "./understand_question.ts";

function written(...questions: string[]): StaffAnswer {
  const at = "2026-03-01T08:00:00.000Z";
  return {
    id: questions[0]!,
    questions,
    lang: "en",
    answer: "So.",
    products: [],
    asked: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** Whether what was written to one question is given to the other. */
function isGiven(to: string, ...asWritten: string[]): boolean {
  const [found] = findStaffAnswers([written(...asWritten)], understandQuestion(to, () => false), "en");
  return found?.isSame ?? false;
}

for (
  const [asked, ...asWritten] of [
    ["What is your GST number?", "What is your GST number?"],
    ["your gst number please", "What is your GST number?"],
    ["Do you have a dealer in Nizamabad?", "Do you have a dealer in Nizamabad?"],
    ["do u have dealer in nizamabd", "Do you have a dealer in Nizamabad?"],
    ["do u take the empty drums back please", "Do you take back empty drums?"],
    ["can i return drums to you", "Do you take back empty drums?", "Can I return a drum?"],
    ["क्या आप खाली ड्रम वापस लेते हैं", "क्या आप खाली ड्रम वापस लेते हैं?"],
    ["GSTIN?", "GSTIN?"],
    ["who are you with", "Who are you with?"],
  ] as const
) {
  Deno.test(`what was written to "${asWritten.at(-1)}" is given to: ${asked}`, () => {
    assertEquals(isGiven(asked, ...asWritten), true);
  });
}

for (
  const [asked, asWritten] of [
    ["What is your drug licence number?", "What is your GST number?"],
    ["Do you have a dealer in Warangal?", "Do you have a dealer in Nizamabad?"],
    ["dealer", "Do you have a dealer in Nizamabad?"],
    ["Do you take back full drums?", "Do you take back empty drums?"],
    ["Do you give 60 days credit?", "Do you give 30 days credit?"],
    ["What is the dose of amoxicillin?", "What is the price of amoxicillin?"],
    ["Is ampicillin in stock?", "Is amoxicillin in stock?"],
    ["Which birds may not get it?", "Which birds may get it?"],
    ["Do you have amoxicillin?", "What is amoxicillin?"],
    ["", "What is your GST number?"],
  ] as const
) {
  Deno.test(`what was written to "${asWritten}" is not given to: ${asked || "nothing"}`, () => {
    assertEquals(isGiven(asked, asWritten), false);
  });
}

Deno.test("the question itself comes before those like it, and in its own language first", () => {
  const gst = written("What is your GST number?");
  const licence = written("What is your drug licence number?");
  const hindi: StaffAnswer = { ...written("What is your drug licence number?"), id: "hindi", lang: "hi" };
  const asked = understandQuestion("drug licence number of yours", () => false);
  const ids = (language: "en" | "hi") =>
    findStaffAnswers([gst, licence, hindi], asked, language).map(({ answer: { id } }) => id);
  assertEquals(ids("en").slice(0, 2), [licence.id, "hindi"]);
  assertEquals(ids("hi").slice(0, 2), ["hindi", licence.id]);
});

Deno.test("an answer is in the language of who asks where the staff wrote it in that, else as it is", () => {
  const asked = understandQuestion("GSTIN?", () => false);
  const textIn = (language: Language, ...answers: StaffAnswer[]) =>
    findStaffAnswers(answers, asked, language)[0]?.answer.answer;
  const english: StaffAnswer = {
    ...written("GSTIN?"),
    answer: "In the footer.",
    translations: { hi: { answer: "सबसे नीचे।" }, te: { answer: null } },
  };
  assertEquals(byLanguage((language) => textIn(language, english)), {
    en: "In the footer.",
    hi: "सबसे नीचे।",
    te: "In the footer.",
  });
  const hindi: StaffAnswer = {
    ...written("GSTIN?"),
    lang: "hi",
    answer: "नीचे।",
    translations: { en: { answer: "At the foot." }, hi: { answer: "?" } },
  };
  assertEquals(byLanguage((language) => textIn(language, hindi)), {
    en: "At the foot.",
    hi: "नीचे।",
    te: "नीचे।",
  });
  const telugu: StaffAnswer = { ...written("GSTIN?"), lang: "te", answer: "కింద." };
  assertEquals(["hi", "te"].map((language) => textIn(language as Language, telugu, english)), [
    "सबसे नीचे।",
    "కింద.",
  ]);
});

Deno.test("a translation of an answer makes it no answer to another question", () => {
  const answer: StaffAnswer = {
    ...written("Do you take back empty drums?"),
    translations: { hi: { answer: "हाँ, खाली ड्रम वापस लेते हैं।" } },
  };
  const asked = understandQuestion("क्या आप खाली ड्रम वापस लेते हैं", () => false);
  assertEquals(findStaffAnswers([answer], asked, "hi").filter(({ isSame }) => isSame), []);
});
