import { FORM_WORDS } from "../language/form_words.ts";
import { foldWord } from "../language/fold.ts";
import { soundKey } from "../language/sound_key.ts";
import { wordsOf } from "../language/words_of.ts";
import type { Product } from "../../contract/product.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { termsOf } from "../language/lexicons.ts";
import { rememberOf } from "../language/remember.ts";
import type { Understood } from "./understand_question.ts";
import { entryTerm } from "../language/word_terms.ts";
import { once } from "../shared/once.ts";

export interface NameMatch {
  /** How much of the name the question says, up to 1. */
  cover: number;
  /** It says what the product is: its ingredient, or most of its name. */
  isNamed: boolean;
}

interface Name {
  words: readonly string[];
  /** Each word with the next. */
  joined: readonly string[];
  sounds: readonly string[];
  isForm: readonly boolean[];
  terms: readonly string[];
}

const classes = once(() =>
  new Set(loadKnowledge().ingredients.filter(({ members }) => members !== undefined).map(({ id }) => id))
);

/** The words by which a question may name a product. */
interface SaidNames {
  words: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  ingredients: readonly string[];
  /** Only a class is named: its word in a name names nothing, unless it is all of the name. */
  isOfClass: boolean;
}

/** How far a question names a product by any of its names; made once a question, for as many products as it takes. */
export function nameMatcher(
  { words, things }: Understood,
): (names: readonly (Product | undefined)[]) => NameMatch {
  // A class names none of its members.
  const all = things.filter(({ entry }) => entry.kind === "ingredient").map(({ entry }) => entry);
  const ingredients = all.filter(({ id }) => !classes().has(id));
  const said: SaidNames = {
    words: new Set([
      ...words.map(foldWord),
      ...ingredients.flatMap(({ names }) => wordsOf(names.en[0]!).map(foldWord)),
    ]),
    sounds: new Set(words.map(soundKey).filter(Boolean)),
    ingredients: ingredients.map(entryTerm),
    isOfClass: all.length > ingredients.length && ingredients.length === 0,
  };
  return (names) => {
    const matches = [...new Set(names)].flatMap((each) => each ? [matchName(each, said)] : []);
    return {
      cover: Math.max(...matches.map(({ cover }) => cover)),
      isNamed: matches.some(({ isNamed }) => isNamed),
    };
  };
}

function matchName(product: Product, said: SaidNames): NameMatch {
  const name = nameOf(product);
  let all = 0;
  let hit = 0;
  let telling = 0;
  let tellingHit = 0;
  name.words.forEach((word, at) => {
    const isForm = name.isForm[at]!;
    const weight = isForm ? 0.3 : 1;
    const sound = name.sounds[at]!;
    // "Multistrain" says "multi-strain".
    const isJoined = said.words.has(name.joined[at] ?? "") || said.words.has(name.joined[at - 1] ?? "");
    const isSaid = said.words.has(word) || isJoined || !isForm && sound !== "" && said.sounds.has(sound);
    all += weight;
    if (isSaid) hit += weight;
    if (isForm) return;
    telling++;
    if (isSaid) tellingHit++;
  });
  return {
    cover: all === 0 ? 0 : hit / all * (said.isOfClass && tellingHit < telling ? 0.2 : 1),
    isNamed: said.ingredients.some((term) => name.terms.includes(term)) ||
      telling > 0 && tellingHit / telling >= (said.isOfClass ? 1 : 0.66),
  };
}

const nameOf = rememberOf(({ name }: Product): Name => {
  const words = wordsOf(name);
  const folded = words.map(foldWord);
  return {
    words: folded,
    joined: folded.slice(1).map((word, at) => folded[at] + word),
    sounds: words.map((word) => word.length > 3 ? soundKey(word) : ""),
    isForm: folded.map((word) => FORM_WORDS.has(word) || /^\d+$/.test(word)),
    terms: termsOf(name),
  };
});
