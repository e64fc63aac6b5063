import roles from "../../knowledge/roles.json" with { type: "json" };
import { DEFAULT_LANGUAGE, type Language } from "../../../contract/language.ts";
import { loadAsking } from "../../knowledge/load_asking.ts";
import { loadGrammar } from "../../knowledge/load_grammar.ts";
import { fold, foldWord } from "../../language/fold.ts";
import { grammars } from "../../language/grammars.ts";
import { looseSounds } from "../../language/phonemic.ts";
import { remember } from "../../language/remember.ts";
import { isIndic, wordsOf } from "../../language/words_of.ts";
import { once } from "../../shared/once.ts";

/** Roles whose words name somebody or something: they take endings of nouns, and none of verbs. */
const OF_NOUNS: readonly string[] = [
  ...["kin", "child", "person", "body", "eye", "otherAnimal", "wildBird", "enemy", "hormone"],
  ...["humanMedicine", "pesticide"],
];
/** What a little word that sounds so does not mean: of amounts it may. */
const NOT_LITTLE: readonly string[] = ["more", "own", "somebody"];
/** Words between those of a phrase. */
const BETWEEN = 2;

/**
 * Whether a word that sounds as if it played a role does so in its language: "bahut" is a little word of Hindi and no
 * "bahu" with an ending, and "pilana" is no "pilla". Words of a phrase, and words as they are listed, do.
 */
export function isNamed(
  role: string,
  words: readonly string[],
  at: number,
  language: Language | undefined,
): boolean {
  const word = words[at]!;
  const listed = table().get(role);
  if (!listed || isOfPhrase(listed, words, at)) return true;
  if (!NOT_LITTLE.includes(role) && isLittleIn(word, language)) return false;
  if (!OF_NOUNS.includes(role)) return true;
  const sounds = looseSounds(word);
  if (listed.english.has(foldWord(word)) || listed.sounds.has(sounds)) return true;
  return [...listed.sounds].some((key) => sounds.startsWith(key) && isEnding(sounds.slice(key.length)));
}

interface Listed {
  english: ReadonlySet<string>;
  /** Single words of the other languages. */
  sounds: ReadonlySet<string>;
  phrases: readonly (readonly string[])[];
}

const table = once((): ReadonlyMap<string, Listed> =>
  new Map(roles.map(({ id, en, ...others }) => {
    const split = (names: readonly string[], key: (word: string) => string) =>
      names.map((name) => wordsOf(name).map(key));
    const [english, indian] = [split(en, foldWord), split(Object.values(others).flat(), looseSounds)];
    const single = (phrases: readonly string[][]) =>
      new Set(phrases.filter(({ length }) => length === 1).map(([word]) => word!));
    const phrases = [...english, ...indian].filter(({ length }) => length > 1);
    return [id, { english: single(english), sounds: single(indian), phrases }];
  }))
);

function isOfPhrase({ phrases }: Listed, words: readonly string[], at: number): boolean {
  const begins = (word: string | undefined, key: string) =>
    word !== undefined && (foldWord(word) === key || looseSounds(word).startsWith(key));
  return phrases.some(([first, second]) =>
    begins(words[at], first!) && words.slice(at + 1, at + 1 + BETWEEN).some((word) => begins(word, second!))
  );
}

const little = once(() => {
  const { function: { latin: _, ...ofScripts }, trade, unit, flock, form: { liquid } } = loadGrammar();
  const { romanised } = loadAsking();
  return {
    latin: new Map(Object.entries(romanised).map(([key, list]) => [key, new Set(list)])),
    all: new Set([...Object.values(ofScripts).flat(), ...trade, ...unit, ...flock, ...liquid].map(fold)),
  };
});

/** A little word of the language that the question is written in, or a word for a pack, a unit or a flock. */
function isLittleIn(word: string, language: Language = DEFAULT_LANGUAGE): boolean {
  return little().all.has(fold(word)) || !isIndic(word) && little().latin.get(language)?.has(word) === true;
}

/** What is hung on a noun: its own endings, and what stands behind it, written with it. */
const isEnding = remember((rest: string): boolean => {
  if (rest === "") return true;
  return endings().some((ending) =>
    rest === ending || rest.startsWith(ending) && endings().includes(rest.slice(ending.length))
  );
});
const endings = once(() => [
  ...new Set([
    ...[...grammars.values()].flatMap((grammar) => grammar.endings),
    ...loadGrammar().adposition.map(looseSounds),
    ...HONORIFICS,
  ]),
]);
const HONORIFICS = [
  "ji",
  "gari",
  "garu",
  "gariki",
  "gariku",
  "jan",
  "log",
  "va",
  "valu",
  "vala",
  "vale",
  "vali",
];
