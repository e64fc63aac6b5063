import type { Condition } from "../../contract/condition.ts";
import { namesOfCondition } from "../knowledge/disease_of.ts";
import { allNames } from "../knowledge/knowledge_schema.ts";
import { foldWord } from "../language/fold.ts";
import { soundKey } from "../language/sound_key.ts";
import { wordsOf } from "../language/words_of.ts";

/**
 * The conditions with a name, in any language, that has all these words or words that begin so. A word may be spelled
 * as it sounds: "khuni dast" is "खूनी दस्त".
 */
export function conditionsCalled(conditions: readonly Condition[], name: string): Condition[] {
  const wanted = wordsOf(name).map(spelling);
  if (wanted.length === 0) return [...conditions];
  return conditions.filter((condition) =>
    namesOf(condition).some((each) => {
      const words = wordsOf(each).map(spelling);
      return wanted.every(({ folded, key }) =>
        words.some((word) => word.folded.startsWith(folded) || key !== "" && key === word.key)
      );
    })
  );
}

function spelling(word: string) {
  return { folded: foldWord(word), key: soundKey(word) };
}

function namesOf(condition: Condition): string[] {
  return allNames(namesOfCondition(condition));
}
