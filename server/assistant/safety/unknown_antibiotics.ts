import type { FoundPhrases, Place } from "./phrase_finder.ts";

/** Before the word of an antibiotic that the knowledge does not name. */
const UNKNOWN = "unknown:";

/** How names of antibiotics end, whichever they are. */
const ANTIBIOTIC_ENDING =
  /.{2}(mycin|micin|misin|mysin|cillin|cilin|cycline|cyclin|floxacin|floxacine|floksasin|माइसिन|मायसिन|सिलिन|साइक्लिन|फ्लोक्सासिन|फ्लॉक्सासिन|మైసిన్|సిలిన్|సైక్లిన్|ఫ్లోక్సాసిన్|ఫ్లాక్సాసిన్)$/;

/** Antibiotics that our knowledge does not name are medicines as well. */
export function withUnknownAntibiotics(
  words: readonly string[],
  names: FoundPhrases<string>,
  banned: ReadonlyMap<string, readonly Place[]>,
): FoundPhrases<string> {
  const known = [...names.values(), ...banned.values()].flat();
  const unknown = words.flatMap((word, at) =>
    ANTIBIOTIC_ENDING.test(word) && !known.some(({ from, to }) => at >= from && at <= to)
      ? [[`${UNKNOWN}${word}`, [{ from: at, to: at }]] as const]
      : []
  );
  return unknown.length > 0 ? new Map([...names, ...unknown]) : names;
}

export function isUnknownAntibiotic(id: string): boolean {
  return id.startsWith(UNKNOWN);
}
