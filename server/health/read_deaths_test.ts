import { assertEquals } from "deno-std/assert/equals.js";
import fc from "fast-check";
import { assertLinear } from "../../tests/assert_linear.ts";
import { readDeaths } from "./read_deaths.ts";
import { areMassDeaths, type Said } from "./said.ts";

const SAID: Record<string, Said["deaths"]> = {
  // English
  "20 of 500 died": { count: 20, flock: 500, share: 0.04 },
  "20 birds out of my 500 are dead since morning": { count: 20, flock: 500, share: 0.04, days: 1 },
  "500 of 4000 dead since morning. combs blue": { count: 500, flock: 4000, share: 0.125, days: 1 },
  "30 at night, 200 by morning dead": { count: 200, many: true, days: 1 },
  "first day 60 then 140 then today 310 dead and still counting": { count: 310, many: true, days: 1 },
  "half the shed died in three days": { share: 0.5, days: 3 },
  "lost two hundred birds in 2 days": { count: 200, days: 2 },
  "I have 2,000 layers, 15 dying daily": { count: 15, flock: 2000, share: 0.0075, days: 1 },
  "mortality 5% in a week": { share: 0.05, days: 7 },
  "3 percent chicks dying": { share: 0.03 },
  "all birds dead overnight": { share: 1, days: 1 },
  "many birds are dying": { many: true },
  "no deaths so far": { none: true },
  "none died, only green droppings": { none: true },
  "chicks of 5 days are dying": {},
  "35 days old broilers, 40 dead in 5000 bird shed": { count: 40, flock: 5000, share: 0.008 },
  "day 21 broilers, 12 died yesterday": { count: 12, days: 1 },
  "mortality was 9 % overnight in 52 wk layers, the whole shed gone silent": { share: 0.09, days: 1 },
  "40 of my ducks and hens dropped in two days": { count: 40, days: 2 },
  "farm sealed for H5N1. today 60 of my layers died without any sign": { count: 60, days: 1 },
  "2-3 birds dying every day": { count: 3, days: 1 },
  "birds are dying one after another": { many: true },
  "1 or 2 dead out of 5000 every day": { count: 2, flock: 5000, share: 0.0004, days: 1 },
  "we had 1200 chicks placed on monday, 85 are gone by today": {
    count: 85,
    flock: 1200,
    share: 85 / 1200,
    days: 1,
  },
  "no bird is dead till now": { none: true },
  "no vet here and 30 birds are dead today": { count: 30, days: 1 },
  "a dozen hens dropped dead": { count: 12 },
  // Hindi
  "500 में से 20 मर गईं": { count: 20, flock: 500, share: 0.04 },
  "रात 30, सुबह 200 मर गईं": { count: 200, many: true, days: 1 },
  "रोज 10 मुर्गियां मर रही हैं": { count: 10, days: 1 },
  "तीन दिन में आधा शेड साफ। सिर सूजा": { share: 0.5, days: 3 },
  "दो सौ चूजे मर गए": { count: 200 },
  "कोई नहीं मरी": { none: true },
  "बहुत मुर्गियां मर रही हैं": { many: true },
  "३० दिन के ब्रायलर, आज ५० मरे": { count: 50, days: 1 },
  // Hindi with Latin letters
  "500 murgi me se 20 mar gayi": { count: 20, flock: 500, share: 0.04 },
  "bakriyo me ek sath naak beh rahi, hafte me 20 mar gayi": { count: 20, days: 7 },
  "murgiya ek k upar ek chadh rahi, 100 mar gayi": { count: 100 },
  "roz 5 mar rahi hai 1000 murgi hai": { count: 5, flock: 1000, share: 0.005, days: 1 },
  "do din me dedh sau murgi khatam": { count: 150, days: 2 },
  "sab murgi mar gayi": { share: 1 },
  "ek bhi nahi mari": { none: true },
  "1500 chuze laye the, 100 mar chuke 5 din me": { count: 100, flock: 1500, share: 1 / 15, days: 5 },
  "sau me se das mari": { count: 10, flock: 100, share: 0.1 },
  "din me 10-15 murgi mar rahi hai": { count: 15, days: 1 },
  "kal 5 mari aaj 40 mari": { count: 40, many: true, days: 1 },
  // Telugu
  "500 లో 20 చనిపోయాయి": { count: 20, flock: 500, share: 0.04 },
  "500 కోళ్లలో 20 చనిపోయాయి": { count: 20, flock: 500, share: 0.04 },
  "రాత్రి 30, తెల్లారేసరికి 200. తల వాచింది": { count: 200, many: true, days: 1 },
  "రెండు వందల కోళ్లు చచ్చిపోయాయి": { count: 200 },
  "సగం కోళ్లు చనిపోయాయి": { share: 0.5 },
  "రోజుకు పది కోళ్లు చనిపోతున్నాయి": { count: 10, days: 1 },
  "ఒక్కటి కూడా చనిపోలేదు": { none: true },
  "మొత్తం కోళ్లు చనిపోయాయి": { share: 1 },
  "నిన్నటి నుంచి ఐదు కోళ్లు చనిపోయాయి": { count: 5, days: 1 },
  "చాలా కోళ్లు చనిపోతున్నాయి": { many: true },
  // Telugu with Latin letters
  "oke roju 400 poyayi, mundu em ledu": { count: 400, days: 1 },
  "1000 kollalo 50 chanipoyayi": { count: 50, flock: 1000, share: 0.05 },
  "rendu vandala pillalu chachipoyayi": { count: 200 },
  "kollu roju 20 chastunnayi": { count: 20, days: 1 },
  "veyyi kollu unnayi roju iravai pothunnayi": { count: 20, flock: 1000, share: 0.02, days: 1 },
  "sagam kollu poyayi": { share: 0.5 },
  "kollu chanipoledu": { none: true },
};

for (const [text, deaths] of Object.entries(SAID)) {
  Deno.test(`reads the deaths in: ${text}`, () => assertEquals(readDeaths(text), deaths));
}

Deno.test("a question on how many die tells of no number", () => {
  assertEquals(readDeaths("how many birds die in ranikhet"), {});
});

for (
  const text of [
    "egg production fell 20%",
    "eggs fell by 30 a day",
    "dose of amprolium 1 g per litre for 5 days",
    "20 ml in 500 litre water",
    "kollu chanipokunda em ivvali",
    "lost weight, 30 days old",
    "20 bags finished in 2 days",
    "mari dose entha",
    "chicks fall on the back and paddle with legs",
    "2 hafte k chuje ladkhda k gir rahe",
    "రెండు గంటల్లో కోళ్లు వణుకుతూ పడిపోతున్నాయి",
    "అండు 20 శాతం తగ్గింది",
    "price of 500 ml today, 1000 ml tomorrow",
    "murgi ko 5 din se dast hai",
    "కోళ్ళకి 3 రోజులుగా విరేచనాలు",
    "",
  ]
) Deno.test(`reads no deaths in: ${text}`, () => assertEquals(readDeaths(text), undefined));

Deno.test("what is read tells an emergency from the usual loss", () => {
  const isOne = (text: string) => areMassDeaths(readDeaths(text) ?? { none: true });
  assertEquals(isOne("oke roju 400 poyayi"), true);
  assertEquals(isOne("half the shed died in three days"), true);
  assertEquals(isOne("2 of 1000 died yesterday"), false);
  assertEquals(isOne("5 died this week in 3000 birds"), false);
});

Deno.test("any text is read without a fault, and soon", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => void readDeaths(text)));
  assertLinear((size) => void readDeaths("20 of ".repeat(size) + "birds died ".repeat(size)), 10_000);
});
