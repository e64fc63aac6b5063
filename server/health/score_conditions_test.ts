import { assertEquals } from "deno-std/assert/equals.js";
import { assertGreater } from "deno-std/assert/greater.js";
import { assertLess } from "deno-std/assert/less.js";
import { conditionOf, someConditions as conditions } from "./testing/some_conditions.ts";
import { findEmergency } from "./find_emergency.ts";
import { nextQuestions } from "./next_question.ts";
import type { Said } from "./said.ts";
import { scoreConditions } from "./score_conditions.ts";

const first = (said: Said) => scoreConditions({ conditions }, said)[0]?.condition.id;
const scoreOf = (id: string, said: Said) =>
  scoreConditions({ conditions }, said).find(({ condition }) => condition.id === id)!;

Deno.test("the condition that explains all signs comes before those that explain some", () => {
  assertEquals(first({ signs: ["swollen-head", "nasal-discharge"] }), "infectious-coryza");
  assertEquals(first({ signs: ["breathing-trouble", "nasal-discharge"] }), "crd");
  assertEquals(first({ signs: ["twisted-neck", "green-droppings", "breathing-trouble"] }), "newcastle");
});

Deno.test("age, deaths and animal decide between conditions with the same sign", () => {
  assertEquals(first({ signs: ["leg-weakness"], ageDays: { from: 20, to: 20 } }), "rickets");
  assertEquals(first({ signs: ["leg-weakness"], animal: "layers" }), "cage-layer-fatigue");
  assertEquals(
    first({ signs: ["swollen-head"], deaths: { count: 200, flock: 1000, share: 0.2, days: 2 } }),
    "avian-influenza",
  );
  assertEquals(first({ signs: ["swollen-head"], deaths: { none: true } }), "infectious-coryza");
});

Deno.test("a sign that is said to be absent counts against the conditions that have it", () => {
  const without = scoreOf("coccidiosis", { signs: ["diarrhoea"] });
  const denied = scoreOf("coccidiosis", { signs: ["diarrhoea"], absent: ["bloody-droppings"] });
  assertLess(denied.chance, without.chance);
  assertEquals(denied.against.map(({ kind, id }) => [kind, id]), [["absent", "bloody-droppings"]]);
});

Deno.test("each condition says what speaks for it, what against it and what it leaves unexplained", () => {
  const { for: speaksFor, against, unexplained, explained } = scoreOf("infectious-coryza", {
    signs: ["swollen-head", "blue-comb"],
    deaths: { count: 200, flock: 1000, share: 0.2, days: 2 },
  });
  assertEquals(speaksFor.map(({ id }) => id), ["swollen-head"]);
  assertEquals(against.map(({ kind }) => kind), ["deaths"]);
  assertEquals(unexplained, ["blue-comb"]);
  assertLess(explained, 0.6);
});

Deno.test("a sign of many conditions weighs less than a sign of one", () => {
  const bitsOf = (sign: string) => scoreOf("newcastle", { signs: [sign] }).for[0]!.bits;
  assertGreater(bitsOf("twisted-neck"), bitsOf("egg-drop"));
});

Deno.test("a sign that nobody has changes no order", () => {
  const order = (signs: string[]) =>
    scoreConditions({ conditions }, { signs }).map(({ condition }) => condition.id);
  assertEquals(order(["swollen-head", "purple-toes"]), order(["swollen-head"]));
});

Deno.test("conditions of other kinds of animals are left out", () => {
  const footRot = conditionOf({
    id: "foot-rot",
    kind: "bacterial",
    name: "Foot rot",
    animals: ["cattle", "sheep"],
    weights: { "leg-weakness": 3 },
  });
  const ids = (animal: string) =>
    scoreConditions({ conditions: [...conditions, footRot] }, { animal, signs: ["leg-weakness"] })
      .map(({ condition }) => condition.id);
  assertEquals(ids("cattle"), ["foot-rot"]);
  assertEquals(ids("broilers").includes("foot-rot"), false);
});

Deno.test("the order does not hang on the order in which things are said, and the same is said twice for nothing", () => {
  const one = scoreConditions({ conditions }, { signs: ["egg-drop", "blue-comb", "blue-comb"] });
  const other = scoreConditions({ conditions }, { signs: ["blue-comb", "egg-drop"] });
  assertEquals(one.map(({ condition }) => condition.id), other.map(({ condition }) => condition.id));
  assertEquals(one[0]!.score, other[0]!.score);
});

Deno.test("nothing said is no condition", () => {
  assertEquals(scoreConditions({ conditions }, { signs: [] }), []);
  assertEquals(scoreConditions({ conditions: [] }, { signs: ["egg-drop"] }), []);
});

Deno.test("asks what would decide: the deaths between coryza and bird flu, the age between rickets and fatigue", () => {
  const ask = (said: Said) => nextQuestions(scoreConditions({ conditions }, said), said);
  assertEquals(ask({ signs: ["swollen-head"] }).filter(({ ask }) => ask !== "sign")[0]?.ask, "deaths");
  const legs = ask({ signs: ["leg-weakness"], deaths: { none: true }, onset: "slow" });
  assertEquals(["age", "animal"].includes(legs.filter(({ ask }) => ask !== "sign")[0]?.ask ?? ""), true);
  assertEquals(
    ask({ signs: ["swollen-head"], deaths: { none: true } }).some(({ ask }) => ask === "deaths"),
    false,
  );
});

Deno.test("nothing is asked where one condition is clear", () => {
  const said: Said = {
    animal: "broilers",
    ageDays: { from: 24, to: 24 },
    onset: "days",
    deaths: { count: 5, flock: 1000, share: 0.005 },
    signs: ["bloody-droppings", "diarrhoea"],
  };
  const [best] = nextQuestions(scoreConditions({ conditions }, said), said);
  assertLess(best?.gain ?? 0, 0.3);
});

Deno.test("an urgent condition that signs and deaths support is an emergency", () => {
  const emergency = (said: Said) => findEmergency(scoreConditions({ conditions }, said), said);
  const ids = (said: Said) => emergency(said)?.conditions.map(({ id }) => id);
  assertEquals(ids({ signs: ["twisted-neck", "green-droppings"] }), ["newcastle"]);
  assertEquals(ids({ signs: ["swollen-head", "blue-comb"], deaths: { many: true } })?.[0], "avian-influenza");
  assertEquals(emergency({ signs: ["swollen-head", "nasal-discharge"] }), undefined);
  assertEquals(emergency({ signs: ["green-droppings"] }), undefined);
  assertEquals(
    emergency({ signs: ["bloody-droppings"], deaths: { count: 5, flock: 1000, share: 0.005 } }),
    undefined,
  );
});

Deno.test("deaths of a part of the flock within two days are an emergency whatever the cause", () => {
  const isOne = (deaths: Said["deaths"]) =>
    findEmergency([], { signs: [], ...(deaths && { deaths }) })?.deaths ?? false;
  assertEquals(isOne({ count: 500, flock: 4000, share: 0.125, days: 1 }), true);
  assertEquals(isOne({ share: 0.5, days: 3 }), true);
  assertEquals(isOne({ count: 200 }), true);
  assertEquals(isOne({ many: true }), true);
  assertEquals(isOne({ count: 5, flock: 5000, share: 0.001, days: 1 }), false);
  assertEquals(isOne({ count: 1, flock: 5, share: 0.2, days: 1 }), false);
  assertEquals(isOne({ count: 3, flock: 10, share: 0.3, days: 1 }), true);
  assertEquals(isOne({ count: 40, flock: 5000, share: 0.008, days: 30 }), false);
  assertEquals(isOne({ none: true }), false);
});
