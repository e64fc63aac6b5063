import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { checkAnswer } from "./check_answer.ts";

const PASSAGES = [
  "Amprolium 20% Soluble Powder. Treatment: 0.6 g per litre (1.2 g per litre when severe) for 5 to 7 days. " +
  "Packed in 1,000 sachets of 100 g. /product/amprolium-20-soluble-powder",
];

Deno.test("An answer that keeps to its passages is given, whatever digits and formatting it is written with", () => {
  for (
    const answer of [
      "Give **0.6 g** per litre for 5 to 7 days.",
      "1. Packed in 1000 sachets\n2. of 100g",
      "See [Amprolium 20% Soluble Powder](/product/amprolium-20-soluble-powder).",
      "एम्प्रोलियम: ०.६ ग्राम प्रति लीटर, ५ से ७ दिन",
      "Give it for five to seven days; one of our people will call you.",
      "యాంప్రోలియం: 0.6 గ్రా, 7 రోజులు",
    ]
  ) assertEquals(checkAnswer(answer, PASSAGES), undefined, answer);
});

Deno.test("A number, a unit, a medicine or a link from elsewhere stops an answer", () => {
  for (
    const [answer, reason] of [
      ["Give 0.8 g per litre.", /number "0.8 g"/],
      ["Give 0.6 mg per litre.", /number "0.6 mg"/],
      ["0.6 g for 14 days", /number "14 day"/],
      ["०.९ ग्राम दें", /number "0.9 g"/],
      ["Give it for ten days.", /number "10 day"/],
      ["इसे दस दिन दें", /number "10 day"/],
      ["పది రోజులు ఇవ్వండి", /number "10 day"/],
      ["Use enrofloxacin.", /name "enrofloxacin"/],
      ["एनरोफ्लॉक्सासिन दें", /name/],
      ["See [here](https://elsewhere.example/x).", /link/],
      ["See https://elsewhere.example/x", /link/],
      ["See [it](/product/levamisole).", /link/],
    ] as const
  ) assertMatch(checkAnswer(answer, PASSAGES) ?? "", reason, answer);
});
