import { rememberOf } from "../../language/remember.ts";
import { models } from "../models.ts";
import { meaningSigns } from "./meaning_signs.ts";
import type { MeaningModel, Topics, VectorTable } from "./train_meaning.ts";

/** A direction of length 1, or of length 0 where nothing of a text is known. */
type Meaning = Float32Array;

/** The meaning of a text, in any language: the sum of what its signs mean. */
export function meaningOf(text: string): Meaning {
  const { dimensions, signs } = tablesOf(models.meaning);
  const sum = new Float32Array(dimensions);
  for (const sign of meaningSigns(text)) signs.addTo(sum, sign);
  return unit(sum);
}

/** How alike two meanings are: the cosine of their directions. */
export function likenessOfMeanings(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

/** Where a subject lies: the nearer a meaning, the likelier it asks for it. It has a length of its own. */
export type Place = Float32Array;

/** Where a guide lies, as its questions taught; a guide that is newer than the model, by its texts. */
export function placeOfGuide(id: string, texts: readonly string[]): Place {
  const { guides, dimensions, usualLength } = tablesOf(models.meaning);
  const place = new Float32Array(dimensions);
  if (guides.addTo(place, id)) return place;
  for (const text of texts) meaningOf(text).forEach((each, at) => place[at]! += each);
  return unit(place).map((each) => each * usualLength);
}

/** How near a meaning is to the nearest of some topics. */
export function nearnessTo(topics: Topics, meaning: Meaning): number {
  const places = tablesOf(models.meaning)[topics];
  return Math.max(0, ...places.map((place) => likenessOfMeanings(meaning, place)));
}

const tablesOf = rememberOf(({ dimensions, ...tables }: MeaningModel) => {
  const guides = vectorsOf(tables.guides, dimensions);
  const lengths = guides.all().map((place) => Math.hypot(...place));
  return {
    dimensions,
    signs: vectorsOf(tables.signs, dimensions),
    guides,
    house: vectorsOf(tables.house, dimensions).all(),
    elsewhere: vectorsOf(tables.elsewhere, dimensions).all(),
    usualLength: lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length),
  };
});

function vectorsOf({ names, scales, vectors }: VectorTable, dimensions: number) {
  const rows = new Map(names.split(" ").filter(Boolean).map((name, row) => [name, row]));
  const steps = new Int8Array(Uint8Array.fromBase64(vectors).buffer);
  /** Adds the vector of a name to a sum. False if there is none. */
  function addTo(sum: Float32Array, name: string): boolean {
    const row = rows.get(name);
    if (row === undefined) return false;
    const [scale, from] = [scales[row]!, row * dimensions];
    for (let at = 0; at < dimensions; at++) sum[at]! += scale * steps[from + at]!;
    return true;
  }
  return {
    addTo,
    all: () =>
      [...rows.keys()].map((name) => {
        const vector = new Float32Array(dimensions);
        addTo(vector, name);
        return vector;
      }),
  };
}

function unit(vector: Float32Array): Meaning {
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}
