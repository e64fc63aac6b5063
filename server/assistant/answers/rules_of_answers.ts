import type { AssistantSource } from "../../../contract/assistant.ts";
import type { Product } from "../../../contract/product.ts";
import type { Known } from "../know.ts";
import { factsAsked } from "./answer_facts.ts";
import { distinct, type Draft, inEnglish, productLink, productSource, quoted } from "./draft.ts";
import { isMedicine } from "../medicines.ts";
import { activesInSight, animalLines, conflictLines } from "./in_sight.ts";
import { readRoles } from "../safety/read_roles.ts";
import { formThatNoneHas, linesAgainst } from "./kept_from.ts";
import { isOfLaying, statesEggDays } from "./laying.ts";

const NAMED = 1;

/** Eggs that are sold or eaten, of hens that are spoken of. */
function isOfEatenEggs({ asked }: Known): boolean {
  const roles = readRoles(asked.words);
  return roles.has("egg") && ["sell", "buyer", "eat"].some((role) => roles.has(role));
}

/** Whether a page warns of another medicine that is spoken of. */
export function warnsOfAnother(known: Known): boolean {
  return conflictLines(known, activesInSight(known)).length > 0;
}

/** What the pages say against each other, and whether it may be given to hens in lay: before all else. */
export function warningsFirst(known: Known, products: readonly Product[]): string[] {
  const { texts } = known;
  // A medicine that is named is kept from eggs that somebody eats, also where the answer is on something else.
  const named = !isOfEatenEggs(known)
    ? []
    : known.products.filter(({ isNamed, product }) => isNamed && isMedicine(inEnglish(known, product))).slice(
      0,
      NAMED,
    ).map(({ product }) => product);
  const forbidden = isOfLaying(known)
    ? [...new Set([...products, ...named])].filter((product) => !statesEggDays(product))
    : [];
  const ofAnimals = animalLines(known).filter(({ product }) => !forbidden.includes(product));
  const form = formThatNoneHas(known, products);
  return [
    ...forbidden.flatMap((product) => [texts.notForEggs(productLink(known, product)), ""]),
    ...distinctWarnings([...conflictLines(known, activesInSight(known)), ...ofAnimals]).flatMap((
      { product, lines },
    ) => [
      texts.conflict(productLink(known, product)),
      "",
      ...lines.flatMap(quoted),
      "",
    ]),
    ...products.flatMap((product) => {
      const lines = linesAgainst(known, product);
      return lines.length > 0
        ? [texts.conflict(productLink(known, product)), "", ...lines.flatMap(quoted), ""]
        : [];
    }),
    ...(form ? [`**${texts.notInForm[form]}**`, ""] : []),
  ];
}

/** Two names of what one product holds lead to the same lines. */
function distinctWarnings<T extends { product: Product; lines: readonly string[] }>(
  warnings: readonly T[],
): T[] {
  const keyOf = ({ product, lines }: T) => [product.id, ...lines].join("\n");
  return warnings.filter((each, at) => warnings.findIndex((other) => keyOf(other) === keyOf(each)) === at);
}

/** What holds of every answer on a product, whatever was asked: its own warning and contraindications go with it. */
export function withRules(known: Known, draft: Draft): Draft {
  const { about = [], kind, answer, sources } = draft;
  const first = warningsFirst(known, about);
  // Where no line is quoted, none is there to be careful with.
  const isStated = kind === "facts" || kind === "dose" && answer.includes("\n> ");
  const isSaid = kind === "facts" && factsAsked(known.asked.aspects).includes("safety");
  const cautions = isStated && !isSaid
    ? about.flatMap((product) => quoted(cautionsOf(product).join("\n")))
    : [];
  return {
    ...draft,
    suggest: first.length > 0 ? [] : draft.suggest,
    answer: [
      ...first,
      answer,
      ...(cautions.length > 0 ? ["", `**${known.texts.field.safety}**`, "", ...cautions] : []),
    ].join("\n"),
    sources: distinct([...sources, ...conflictSources(known)]),
  };
}

/** The pages that warn of each other. */
export function conflictSources(known: Known): AssistantSource[] {
  return conflictLines(known, activesInSight(known)).map(({ product }) => productSource(known, product));
}

function cautionsOf({ safetyInfo: { warning, precautions } }: Product): string[] {
  return [warning ?? "", ...precautions].filter(Boolean);
}
