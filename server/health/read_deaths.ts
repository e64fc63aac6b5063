import { SHARES } from "./death_words.ts";
import { type DeathToken, readDeathTokens } from "./read_death_tokens.ts";
import { daysIn, type NumberKind, numberKind } from "./read_times.ts";
import type { Said } from "./said.ts";

type Deaths = NonNullable<Said["deaths"]>;
type Tokens = readonly DeathToken[];

/** So many words at most stand between a number and the word that it belongs to. */
const REACH = 7;
/** Deaths that grow by so much from one time to the next are many. */
const GROWTH = 1.5;

const NOUN = /^(?:mortal|death|maut|mout|casualt|मौत|मोर्टे|मॉर्टे|maran|మరణ|మర్టా)/;
const DENIED = /(?:లేదు|లేవు|ledu|levu)$/;
/** "So that it does not die" tells of no death. */
const LEST = /(?:కుండా|kunda)$/;
/** Not, as it follows a verb. */
const NOT_AFTER = /^(?:nahi+n?|nhi|nai|na|ledu|levu|नहीं|नही|ना|లేదు|లేవు)$/;
/** "We have", "my place has", before a number; "there are" after it. */
const HAVE = /^(?:have|has|had|paas|daggara|पास|దగ్గర)$/;
const THERE_ARE = /^(?:hai|hain|h|the|thi|unnay\w*|unnavi|undi|laye|layi|placed|है|हैं|थे|थी|ఉన్నాయి|ఉన్నవి)$/;
const HELPS = /^(?:gay|ga[iy]|gy|ho|hu|ra|r[ie]|hai|ja|padi|chuk|hu[ai])/;

/**
 * What a text says of deaths; undefined if it says nothing of them. General grammar: numbers, shares and spans of time
 * around words of dying, in English, Hindi and Telugu, in both with Latin letters too.
 *
 *     readDeaths("20 of 500 died last night"); // { count: 20, flock: 500, share: 0.04, days: 1 }
 *     readDeaths("रात 30, सुबह 200 मर गईं"); // { count: 200, many: true, days: 1 }
 */
export function readDeaths(text: string): Deaths | undefined {
  const tokens = readDeathTokens(text);
  const kinds = tokens.map((_, at) => numberKind(tokens, at));
  const deaths = [...deathsAt(tokens, kinds)];
  const told = deaths.filter(({ at }) => !isDenied(tokens, at));
  if (told.length === 0) {
    const series = bareSeries(tokens, kinds);
    if (series) return { ...series, ...daysIn(tokens, kinds, []) };
    return deaths.length > 0 ? { none: true } : undefined;
  }
  const counted = countOf(tokens, kinds, told);
  if (counted.count === 0) return { none: true };
  const share = shareOf(tokens, kinds, told) ?? shareFrom(counted);
  return {
    ...counted,
    ...(share !== undefined && { share }),
    ...(areMany(tokens, kinds, told, counted.count) && { many: true }),
    ...daysIn(tokens, kinds, told),
  };
}

interface Dying {
  at: number;
  /** Only what stands right beside it is counted: "400 gone". */
  strict: boolean;
}

function* deathsAt(tokens: Tokens, kinds: readonly NumberKind[]): Generator<Dying> {
  for (const [at, { tag, text }] of tokens.entries()) {
    if (LEST.test(text)) continue;
    if ((tag === "die" || tag === "perhaps") && (!isShort(text) || hasSupport(tokens, at))) {
      yield { at, strict: false };
    } else if (tag === "gone" && !nearEggs(tokens, at) && isOfAnimals(tokens, kinds, at)) {
      yield { at, strict: true };
    }
  }
}

/** Forms that are other words too: "mari" is Telugu for "then". */
function isShort(text: string): boolean {
  return /^m+a?r+[aie]?$/.test(text);
}

function hasSupport(tokens: Tokens, at: number): boolean {
  const [next, ...before] = [tokens[at + 1], tokens[at - 1], tokens[at - 2]];
  const supports = (token: DeathToken | undefined) =>
    token !== undefined &&
    (token.value !== undefined || token.tag === "not" || token.tag === "many" || isShare(token));
  return HELPS.test(next?.text ?? "") || supports(next) ||
    before.some((token) => supports(token) || token?.tag === "animal");
}

/** Whether animals are what is gone or has fallen: a number, a share or "many" stands before it, or a number after. */
function isOfAnimals(tokens: Tokens, kinds: readonly NumberKind[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - REACH) && !isStop(tokens[place]!); place--) {
    const { tag, value } = tokens[place]!;
    if (value !== undefined) return kinds[place] === "count";
    if (isShare(tokens[place]!) && nextIsAnimals(tokens, place)) return true;
    if (
      tag === "die" ||
      tag === "many" && tokens.slice(Math.max(0, place - 3), at).some(({ tag }) => tag === "animal")
    ) {
      return true;
    }
    if (tag === "measure" || tag === "eggs" || tag === "gone") return false;
  }
  const after = tokens[at + 2]?.tag;
  return kinds[at + 1] === "count" &&
      (after === "animal" || after === "each" || after === "perDay" || after === "today") ||
    tokens[at + 1]?.tag === "die";
}

function nearEggs(tokens: Tokens, at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at + 3).some(({ tag }) => tag === "eggs");
}

function isDenied(tokens: Tokens, at: number): boolean {
  if (DENIED.test(tokens[at]!.text)) return true;
  const before = tokens.slice(Math.max(0, at - 4), at);
  const own = before.slice(before.findLastIndex(isStop) + 1);
  if (own.at(-1)?.value === 0 || tokens[at + 1]?.value === 0) return true;
  // "Not yet dead", "no bird is dead"; a "no" before something else denies that.
  const isNot = own.some(({ tag }, place) =>
    tag === "not" && (place >= own.length - 2 || own[place + 1]!.tag === "animal")
  );
  const after = tokens.slice(at + 1, at + 3);
  return isNot || after.some(({ text }, i) => NOT_AFTER.test(text) && (i === 0 || !isStop(after[0]!)));
}

function isStop({ tag }: DeathToken): boolean {
  return tag === "stop" || tag === "comma";
}

/** How many died, and of how many. */
function countOf(tokens: Tokens, kinds: readonly NumberKind[], told: readonly Dying[]): Deaths {
  const part = proportion(tokens, kinds, told);
  if (part) return part;
  const counts = told.map(({ at, strict }) => nearestCount(tokens, kinds, at, strict)).filter((at) =>
    at !== undefined
  );
  const values = counts.map((at) => tokens[at]!.value!);
  const count = values.length > 0 ? Math.max(...values) : undefined;
  const flocks = tokens.flatMap(({ value }, at) =>
    kinds[at] === "count" && !counts.includes(at) && (count === undefined || value! > count) &&
      isFlock(tokens, at)
      ? [value!]
      : []
  );
  return {
    ...(count !== undefined && { count }),
    ...(flocks.length > 0 && { flock: Math.max(...flocks) }),
  };
}

/** "20 of 500", "500 में से 20". */
function proportion(
  tokens: Tokens,
  kinds: readonly NumberKind[],
  told: readonly Dying[],
): Deaths | undefined {
  const places = kinds.flatMap((kind, at) => kind === "count" ? [at] : []);
  for (const [index, at] of places.entries()) {
    const other = places[index + 1];
    if (other === undefined || other - at > REACH) continue;
    const between = tokens.slice(at + 1, other);
    if (between.some(({ tag }) => tag === "stop")) continue;
    if (!told.some((each) => Math.abs(each.at - at) <= REACH || Math.abs(each.at - other) <= REACH)) continue;
    const [a, b] = [tokens[at]!.value!, tokens[other]!.value!];
    const has = (tag: string) => between.some((token) => token.tag === tag);
    if (has("outOf") && a <= b) return { count: a, flock: b };
    if (has("fromThese") && b <= a && !between.some(isTime)) return { count: b, flock: a };
  }
}

/** The number that a word of dying belongs to: before it, after it, or before it across a comma. */
function nearestCount(
  tokens: Tokens,
  kinds: readonly NumberKind[],
  at: number,
  strict: boolean,
): number | undefined {
  const find = (step: 1 | -1, reach: number, commas: number) => {
    for (
      let place = at + step, left = commas;
      Math.abs(place - at) <= reach && tokens[place];
      place += step
    ) {
      const { tag, text } = tokens[place]!;
      if (tag === "stop" || tag === "comma" && text !== ":" && left-- === 0) return undefined;
      if (tag === "die" && place !== at && step === 1) return undefined;
      if (kinds[place] === "count" && !isOwned(tokens, place)) return place;
      if (strict && tag === "measure") return undefined;
    }
  };
  const forwards = () => find(1, strict ? 2 : 4, 0);
  const backwards = () => find(-1, REACH, 0);
  return NOUN.test(tokens[at]!.text)
    ? forwards() ?? backwards()
    : backwards() ?? forwards() ?? (strict ? undefined : find(-1, REACH, 1));
}

/** "We have 500 birds", "5000 bird shed": how many there are. */
function isOwned(tokens: Tokens, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  const own = before.slice(before.findLastIndex(isStop) + 1);
  if (own.at(-1)?.tag === "all" || own.some(({ tag, text }) => tag === "flock" || HAVE.test(text))) {
    return true;
  }
  const after = tokens.slice(at + 1, at + 4);
  const animal = after.findIndex(({ tag }) => tag === "animal");
  const next = after[animal + 1];
  return after[0]?.tag === "flock" ||
    animal >= 0 && next !== undefined && (next.tag === "flock" || THERE_ARE.test(next.text));
}

function isFlock(tokens: Tokens, at: number): boolean {
  const after = tokens.slice(at + 1, at + 3);
  return isOwned(tokens, at) ||
    after.some(({ tag }) => tag === "animal" || tag === "flock" || tag === "fromThese");
}

function shareFrom({ count, flock }: Deaths): number | undefined {
  return count !== undefined && flock ? count / flock : undefined;
}

function isShare({ tag }: DeathToken): boolean {
  return tag !== undefined && tag in SHARES;
}

/** "5 % mortality", "half the shed is dead". A figure is surer than a word. */
function shareOf(tokens: Tokens, kinds: readonly NumberKind[], told: readonly Dying[]): number | undefined {
  const near = told.flatMap(({ at }) => {
    const before = tokens.slice(Math.max(0, at - REACH), at).map((_, i) => Math.max(0, at - REACH) + i);
    const cut = before.findLastIndex((place) =>
      isStop(tokens[place]!) || kinds[place] === "count" ||
      ["join", "eggs"].includes(tokens[place]!.tag ?? "")
    );
    const after = [at + 1, at + 2, at + 3, at + 4].filter((place) => tokens[place]);
    const end = after.findIndex((place) => tokens[place]!.tag === "stop" || tokens[place]!.tag === "eggs");
    return [
      ...before.slice(cut + 1),
      ...(end < 0 ? after : after.slice(0, end)).filter((place) => !isShare(tokens[place]!)),
    ];
  });
  const percent = near.find((place) => kinds[place] === "percent");
  if (percent !== undefined) return tokens[percent]!.value! / 100;
  const word = near.find((place) => isShare(tokens[place]!) && nextIsAnimals(tokens, place));
  return word === undefined || tokens[word - 1]?.tag === "many"
    ? undefined
    : SHARES[tokens[word]!.tag as keyof typeof SHARES];
}

/** "All birds", "half of the shed", "all dead", not "all medicines". */
function nextIsAnimals(tokens: Tokens, at: number): boolean {
  const near = tokens.slice(at + 1, at + 4);
  return near.some(({ tag }) => tag === "animal" || tag === "flock" || tag === "die" || tag === "gone");
}

/** Many by a word, or by growing from one number to the next. */
function areMany(
  tokens: Tokens,
  kinds: readonly NumberKind[],
  told: readonly Dying[],
  count: number | undefined,
): boolean {
  if (count === undefined) {
    return told.some(({ at }) =>
      within(tokens, at, -5).some(({ tag }) => tag === "many") ||
      within(tokens, at, 4).some(({ tag }) => tag === "many")
    );
  }
  const series = tokens.flatMap((token, at) =>
    kinds[at] === "count" && isTimed(tokens, at) ? [token.value!] : []
  );
  return series.length > 1 && isGrowing(series);
}

/** The words from a place on, up to a stop. */
function within(tokens: Tokens, at: number, reach: number): Tokens {
  const words = reach < 0
    ? tokens.slice(Math.max(0, at + reach), at).toReversed()
    : tokens.slice(at + 1, at + 1 + reach);
  const stop = words.findIndex(({ tag }) => tag === "stop" || tag === "comma" || tag === "join");
  return stop < 0 ? words : words.slice(0, stop);
}

function isGrowing(series: readonly number[]): boolean {
  return series.at(-1)! >= GROWTH * series[0]! && series.at(-1)! > 2;
}

function isTime(token: DeathToken | undefined): boolean {
  return token?.tag === "today" || token?.tag === "perDay" ||
    /^(?:then|phir|fir|फिर|taruvata|తర్వాత|tarvata)$/.test(token?.text ?? "");
}

/** Whether a time stands beside a number: "yesterday 5", "first day 60", "200 by morning". */
function isTimed(tokens: Tokens, at: number): boolean {
  const beside = [tokens[at - 1], tokens[at - 2], tokens[at + 1], tokens[at + 2]];
  return beside.some((token) => isTime(token) || token?.tag === "days");
}

/** "At night 30, 200 by morning": counts by time, without a word for dying, where nothing else is counted. */
function bareSeries(tokens: Tokens, kinds: readonly NumberKind[]): Deaths | undefined {
  const end = tokens.findIndex(({ tag }, at) => tag === "stop" && kinds.slice(0, at).includes("count"));
  const sentence = end < 0 ? tokens : tokens.slice(0, end);
  const counts = sentence.flatMap((token, at) =>
    kinds[at] === "count" && isTimed(sentence, at) ? [token.value!] : []
  );
  const others = sentence.filter((token) =>
    token.value === undefined && !isStop(token) && !isTime(token) && token.tag !== "days" &&
    token.tag !== "animal" &&
    token.tag !== "fromThese" && token.tag !== "old"
  );
  return counts.length > 1 && others.length <= counts.length && isGrowing(counts)
    ? { count: Math.max(...counts), many: true }
    : undefined;
}
