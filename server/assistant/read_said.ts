import { readDeaths } from "../health/read_deaths.ts";
import type { Said, Season } from "../health/said.ts";
import type { Meaning } from "../language/read_meanings.ts";

const SURE = 0.75;
const DAYS_IN: readonly [RegExp, number][] = [
  [/^(weeks?|wks?|hafte?|haft[oa]n?|vaara\w*|vara\w*|varal\w*|हफ्त|सप्ताह|వార)/i, 7],
  [/^(months?|mahin\w*|nela\w*|महीन|నెల)/i, 30],
  [/^(days?|din\w*|roju\w*|rojul\w*|दिन|రోజు)/i, 1],
];
/** A number of days before these is an age; else it says how long something lasts. */
const OF_AGE =
  /^(old|age|ki|ke|ka|wale?|umr|vayas\w*|chick\w*|chuz\w*|broiler\w*|pilla\w*|के|की|का|चूज|ब्रॉयलर|వయసు|పిల్ల|కోడి|కోళ్)/i;
const SEASONS: readonly [Season, RegExp][] = [
  ["heat", /\b(summer|heat|garmi\w*|enda\w*|vesavi|may june)\b|गर्मी|धूप|लू|ఎండ|వేసవి/i],
  ["rain", /\b(rain\w*|monsoon|barsat\w*|baarish|varsh\w*|vana)\b|बरसात|बारिश|వర్ష|వాన/i],
  ["cold", /\b(winter|sardi\w*|thand\w*|chali\w*|cold (?:weather|night)s?)\b|सर्दी|ठंड|చలి/i],
];
const ONSETS: readonly [NonNullable<Said["onset"]>, RegExp][] = [
  ["sudden", /\b(sudden\w*|overnight|achanak|hathattu\w*|this morning|since morning)\b|अचानक|హఠాత్తు|ఒక్కసారిగా/i],
  ["slow", /\b(slowly|gradual\w*|since weeks|dheere|dhire|mellaga|for weeks)\b|धीरे|మెల్లగా|నెమ్మది/i],
];

/** What a question tells of animals that are not well. */
export function readSaid(
  { text, words, things }: { text: string; words: readonly string[]; things: readonly Meaning[] },
): Said {
  const of = (kind: string) => things.filter(({ entry }) => entry.kind === kind);
  const signs = of("sign").filter(({ sureness }) => sureness >= SURE).map(({ entry }) => entry.id);
  const [animal] = of("species").map(({ entry }) => entry.id);
  const deaths = readDeaths(text);
  return {
    signs: [...new Set(signs)],
    animal,
    ageDays: ageIn(words),
    season: SEASONS.find(([, season]) => season.test(text))?.[0],
    onset: ONSETS.find(([, onset]) => onset.test(text))?.[0],
    ...(deaths && { deaths }),
  };
}

function ageIn(words: readonly string[]): Said["ageDays"] {
  for (const [at, word] of words.entries()) {
    const days = DAYS_IN.find(([unit]) => unit.test(words[at + 1] ?? ""))?.[1];
    if (!/^\d{1,3}$/.test(word) || !days) continue;
    // "Since three days" tells of no age, weeks mostly do.
    if (days === 1 && !OF_AGE.test(words[at + 2] ?? "")) continue;
    const age = Number(word) * days;
    return { from: age, to: age + days - 1 };
  }
}
