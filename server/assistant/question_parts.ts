import type { Condition } from "../../contract/condition.ts";
import { foldWord } from "../language/fold.ts";
import { soundKey, soundKeys } from "../language/sound_key.ts";
import { isIndic } from "../language/words_of.ts";
import { glossesOf } from "../language/glosses.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import type { DiseaseEntry, SignEntry } from "../knowledge/knowledge_schema.ts";
import type { Scored } from "../health/score_conditions.ts";
import type { Part, ScoreIndex, Way } from "../language/ScoreIndex.ts";
import type { Meaning } from "../language/read_meanings.ts";
import type { Understood } from "./understand_question.ts";
import { shelfTerm } from "./describe.ts";
import { entryTerm, soundTerm, stemTerm } from "../language/word_terms.ts";
import { once } from "../shared/once.ts";

const term = (kind: string, id: string) => entryTerm({ kind, id });

/** What a question weighs in all, and its parts as an index looks for them. */
interface QuestionParts {
  parts: Part[];
  weight: number;
}

const diseaseById = once(() => new Map(loadKnowledge().diseases.map((disease) => [disease.id, disease])));
const signById = once(() => new Map(loadKnowledge().signs.map((sign) => [sign.id, sign])));
const ingredientById = once(() => new Map(loadKnowledge().ingredients.map((each) => [each.id, each])));

/** As products answer it: those that name a disease, and those that hold what a veterinarian would think of. */
export function productParts(
  understood: Understood,
  index: ScoreIndex,
  conditions: readonly Condition[] = [],
  fits: readonly Scored[] = [],
): QuestionParts {
  const remediesOf = (id: string): Remedies | undefined =>
    conditions.find((condition) => condition.id === id) ?? diseaseById().get(id);
  // All signs that are told lead to what helps in the conditions that explain them together.
  const likely = best(
    fits.slice(0, FITTING).filter(({ chance }) => chance >= LEAST_CHANCE).flatMap(({ condition, chance }) =>
      condition.kind === "viral" ? [] : againstDisease(condition, Math.sqrt(chance / fits[0]!.chance))
    ),
  );
  return partsOf(understood, index, ({ entry: { kind, id }, sureness }) => {
    const own = [{ term: term(kind, id), worth: 1 }];
    switch (kind) {
      case "disease":
        return { weight: 3 * sureness, ways: own, also: againstDisease(remediesOf(id), 1) };
      case "sign":
        return {
          weight: 3 * sureness,
          ways: own,
          also: likely.length > 0
            ? best([...helpsWith(signById().get(id)!), ...likely])
            : againstSign(signById().get(id)!),
        };
      case "ingredient": {
        const { sources = [], members = [], with: parts = [] } = ingredientById().get(id)!;
        const also = [
          ...members.map((each, rank) => ({ term: term("ingredient", each), worth: 0.95 - rank * 0.02 })),
          ...sources.map((each) => ({ term: term("ingredient", each), worth: 0.8 })),
          ...parts.map((each) => ({ term: term("ingredient", each), worth: 0.25 })),
        ];
        // What only has the word of a class in its name is no better than what belongs to it.
        const named = members.length > 0 ? [{ ...own[0]!, worth: 0.7 }] : own;
        return { weight: 3.4 * sureness, ways: [...named, ...also] };
      }
      case "category":
        return {
          weight: 2.6 * sureness,
          ways: [{ term: shelfTerm(id), worth: 1 }, { term: term(kind, id), worth: 0.5 }],
        };
      case "species":
        return { weight: id === "chickens" ? 0.1 : 1.1, ways: own };
      default:
        return { weight: 0.8 * sureness, ways: own };
    }
  });
}

/** Signs that are work to be done rather than something that birds show: they lead to no disease's article. */
const OF_THE_HOUSE = [
  "vaccination",
  "water-quality",
  "farm-cleaning",
  "chick-start",
  "low-immunity",
  "digestion",
  "rancid-feed",
];

/** As passages answer it: what they are about, and what of it. */
export function passageParts(understood: Understood, index: ScoreIndex): QuestionParts {
  const found = knownParts(understood, index);
  if (!isOfMedicines(understood)) return found;
  const use = { weight: 2, ways: [{ term: term("topic", "antibiotic-use"), worth: 1 }] };
  return { parts: [...found.parts, use], weight: found.weight + use.weight };
}

/** Which antibiotic, for how long, and when eggs may be sold again is told where their use is, whatever the words. */
function isOfMedicines({ intents, things }: Understood): boolean {
  const isOfKind = things.some(({ entry: { id } }) => id === "antibiotics-antimicrobials");
  return !things.some(({ entry: { kind } }) => ["disease", "sign", "ingredient"].includes(kind)) &&
    (isOfKind || intents.has("withdrawal"));
}

function knownParts(understood: Understood, index: ScoreIndex): QuestionParts {
  const isOfDisease = understood.things.some(({ entry: { kind } }) => kind === "disease" || kind === "sign");
  return partsOf(understood, index, ({ entry: { kind, id }, sureness }) => {
    const own = [{ term: term(kind, id), worth: 1 }];
    if (kind === "sign") {
      const { diseases } = signById().get(id)!;
      if (OF_THE_HOUSE.includes(id)) return { weight: 2.4 * sureness, ways: own };
      const led = diseases.map((each, rank) => ({ term: term("disease", each), worth: 0.75 * 0.82 ** rank }));
      return { weight: 2.6 * sureness, ways: [...own, ...led] };
    }
    // Signs, causes and prevention of nothing that is named stand in every article.
    if (id.startsWith("about-") && !isOfDisease) return { weight: 0.9 * sureness, ways: own };
    const weight =
      { disease: 3, ingredient: 2, category: 1.4, species: id === "chickens" ? 0.1 : 0.9, topic: 2 }[kind];
    return { weight: (weight ?? 1) * sureness, ways: own };
  });
}

function partsOf(
  { things, rest, helpingWords }: Understood,
  index: ScoreIndex,
  partOf: (thing: Meaning) => Part,
): QuestionParts {
  // A brand weighs by what it holds, which is among the things.
  const named = things.filter(({ entry }) => entry.kind !== "brand");
  const parts = [...named.map(partOf), ...rest.map((word) => wordPart(word, index))];
  const weight = parts.reduce((sum, { weight }) => sum + weight, 0);
  // Words that are understood still help to find where it stands, but what lacks them is no worse an answer.
  const helping = helpingWords.map((word) => wordPart(word, index)).map((part) => ({
    ...part,
    weight: part.weight * 0.4,
  }));
  return { parts: [...parts, ...helping], weight };
}

/** Of a text in English, what a word of another language means there. */
const BY_GLOSS = 0.8;
/** In so large an index, what hundreds of documents have costs more to count than it tells. */
const LARGE = 2_000;
const RARE = 0.35;

/** A word as it stands, or as it sounds; the rarer the more it tells. */
function wordPart(word: string, index: ScoreIndex): Part {
  const folded = foldWord(word);
  const isNumber = /^\d+$/.test(word);
  const keys = isNumber ? [] : isIndic(word) ? soundKeys(word) : [soundKey(word)];
  const ways: Way[] = [
    { term: folded, worth: 1 },
    ...keys.filter((key) => key.length > 3).map((key) => ({ term: soundTerm(key), worth: 0.85 })),
    ...[stemTerm(folded)].filter(Boolean).map((term) => ({ term, worth: 0.9 })),
    ...glossesOf(word, index.hasTerm(folded)).filter((term) =>
      index.size < LARGE || index.rarity(term) > RARE
    )
      .map((term) => ({ term, worth: BY_GLOSS })),
  ];
  const rarity = Math.max(
    ...ways.filter(({ term }) => index.hasTerm(term)).map(({ term }) => index.rarity(term)),
    0,
  );
  // What nobody has ever written here weighs too: it may be what the question is about.
  const weight = isNumber ? 0.5 : rarity > 0 ? 1.3 * rarity : isIndic(word) ? 0.5 : 0.8;
  return { weight, ways };
}

/** Conditions that are looked at together, and how likely one must be. */
const FITTING = 4;
const LEAST_CHANCE = 0.08;

function againstDisease(remedies: Remedies | undefined, factor: number): Way[] {
  if (!remedies) return [];
  const { treat, support, categories, wholeCategories = [] } = remedies;
  return [
    ...treat.map((id, rank) => ({
      term: term("ingredient", id),
      worth: factor * Math.max(0.95 - rank * 0.05, 0.4),
    })),
    ...support.map((id, rank) => ({
      term: term("ingredient", id),
      worth: factor * Math.max((treat.length > 0 ? 0.35 : 0.75) - rank * 0.03, 0.15),
    })),
    ...categories.map((id) => ({
      term: shelfTerm(id),
      worth: factor * (wholeCategories.includes(id) ? 0.6 : 0.2),
    })),
  ];
}

type Remedies = Pick<DiseaseEntry, "treat" | "support" | "categories" | "wholeCategories">;

/** What helps with a sign whatever its cause is. */
function helpsWith({ support }: SignEntry): Way[] {
  return support.map((id, rank) => ({
    term: term("ingredient", id),
    worth: Math.max(0.85 - rank * 0.04, 0.3),
  }));
}

function againstSign(sign: SignEntry): Way[] {
  const { diseases, urgent } = sign;
  const helps = helpsWith(sign);
  if (urgent) return helps;
  const likely = diseases.flatMap((id, rank) => {
    const disease = diseaseById().get(id)!;
    // Against a virus there are only disinfectants and vaccines: no answer to a sign.
    return disease.kind === "viral" ? [] : againstDisease(disease, 0.9 * 0.8 ** rank);
  });
  return best([...helps, ...likely]);
}

function best(ways: readonly Way[]): Way[] {
  const byTerm = new Map<string, number>();
  for (const { term, worth } of ways) byTerm.set(term, Math.max(worth, byTerm.get(term) ?? 0));
  return [...byTerm].map(([term, worth]) => ({ term, worth }));
}
