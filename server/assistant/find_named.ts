import type { Product } from "../../contract/product.ts";
import { foldWord, wordsOf } from "../search/fold_word.ts";
import { soundKey } from "../search/sound_key.ts";
import { lexicons } from "./lexicons.ts";
import type { Understood } from "./understand_question.ts";
import { entryTerm, type TermMaker, termMaker } from "./word_terms.ts";

/** Words of names that tell how a thing is made up, not what it is. */
const FORMS = new Set(
  ("powder oral solution soluble suspension premix feed grade liquid granules granular bolus tablets injection hcl " +
    "with and the bulk drug sodium hydrochloride water sulphate sulfate sample").split(" ").map(foldWord),
);

export interface NameMatch {
  /** How much of the name the question says, up to 1. */
  cover: number;
  /** It says what the product is: its ingredient, or most of its name. */
  isNamed: boolean;
}

let makeTerms: TermMaker | undefined;
const remembered = new WeakMap<Product, { words: string[]; sounds: string[]; terms: readonly string[] }>();

/** How far a question names a product by any of its names. */
export function matchNames(names: readonly (Product | undefined)[], understood: Understood): NameMatch {
  const matches = [...new Set(names)].flatMap((each) => each ? [matchName(each, understood)] : []);
  return {
    cover: Math.max(...matches.map(({ cover }) => cover)),
    isNamed: matches.some(({ isNamed }) => isNamed),
  };
}

function matchName(product: Product, { words, things }: Understood): NameMatch {
  const name = nameOf(product);
  const said = new Set(words.map(foldWord));
  const sounds = new Set(words.map((word) => soundKey(word)).filter(Boolean));
  const entries = things.map(({ entry }) => entryTerm(entry));
  const ingredients = entries.filter((term) => term.startsWith("@ingredient"));
  const meant = new Set(
    things.filter(({ entry }) => entry.kind === "ingredient").flatMap(({ entry }) =>
      entry.names.en.slice(0, 1).flatMap(wordsOf).map(foldWord)
    ),
  );
  let all = 0;
  let hit = 0;
  let telling = 0;
  let tellingHit = 0;
  name.words.forEach((word, at) => {
    const isForm = FORMS.has(word) || /^\d+$/.test(word);
    const weight = isForm ? 0.3 : 1;
    const isSaid = said.has(word) || meant.has(word) ||
      !isForm && name.sounds[at] !== "" && sounds.has(name.sounds[at]!);
    all += weight;
    if (isSaid) hit += weight;
    if (isForm) return;
    telling++;
    if (isSaid) tellingHit++;
  });
  const holds = ingredients.filter((term) => name.terms.includes(term)).length;
  return {
    cover: all === 0 ? 0 : hit / all,
    isNamed: holds > 0 || telling > 0 && tellingHit / telling >= 0.66,
  };
}

function nameOf(product: Product) {
  let name = remembered.get(product);
  if (!name) {
    const words = wordsOf(product.name);
    name = {
      words: words.map(foldWord),
      sounds: words.map((word) => word.length > 3 ? soundKey(word) : ""),
      terms: (makeTerms ??= termMaker(lexicons().things))(product.name),
    };
    remembered.set(product, name);
  }
  return name;
}
