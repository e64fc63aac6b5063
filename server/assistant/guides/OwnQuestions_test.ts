import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { isLittle } from "./guide_index.ts";
import { AskedWords, OwnQuestions, QuestionWriter } from "./OwnQuestions.ts";

const writer = new QuestionWriter(isLittle);
writer.add(["can I keep a dog on the poultry farm", "farm par kutta rakh sakte hain kya"]);
writer.add(["స్కూల్ పిల్లలు ఫారం చూడటానికి వస్తే జాగ్రత్తలు"]);
const own = new OwnQuestions(writer.freeze());

/** How like the questions of each guide it is. */
function likeness(question: string) {
  const asked = new AskedWords(question, isLittle);
  return [own.likeness(0, asked), own.likeness(1, asked)];
}

Deno.test("One of a guide's own questions is wholly like itself, and no other guide's", () => {
  const [dog, school] = likeness("can I keep a dog on the poultry farm");
  assertEquals(dog, { telling: 1, all: 1 });
  assertEquals(school!.telling, 0);
});

Deno.test("A question is like one in another script, in another order and with other little words", () => {
  assert(likeness("school pillalu farm chudataniki vaste jagrattalu")[1]!.telling >= 0.6);
  assertEquals(likeness("on my poultry farm, can we keep the dog")[0]!.telling, 1);
  assert(likeness("on my poultry farm, can we keep the dog")[0]!.all < 1);
});

Deno.test("What is more than a guide's question, or less, is as unlike it as the lesser share is", () => {
  assert(likeness("dog")[0]!.telling < 0.5);
  const story = "dog on the poultry farm bit my neighbour yesterday evening near the temple road";
  assert(likeness(story)[0]!.telling < 0.5);
});
