import { rememberOf } from "../../language/remember.ts";
import { models } from "../models.ts";
import type { MeaningModel } from "./train_meaning.ts";
import { meaningSigns } from "./meaning_signs.ts";

/** A direction of length 1, or of length 0 where nothing of a text is known. */
export type Meaning = Float32Array;

/** The meaning of a text, in any language: the sum of what its signs mean. */
export function meaningOf(text: string): Meaning {
  const { dimensions, places, scales, vectors } = tablesOf(models.meaning);
  const sum = new Float32Array(dimensions);
  for (const sign of meaningSigns(text)) {
    const place = places.get(sign);
    if (place === undefined) continue;
    const [scale, from] = [scales[place]!, place * dimensions];
    for (let at = 0; at < dimensions; at++) sum[at]! += scale * vectors[from + at]!;
  }
  return unit(sum);
}

/** What several texts mean together. */
export function meaningOfAll(texts: readonly string[]): Meaning {
  const sum = new Float32Array(models.meaning.dimensions);
  for (const text of texts) {
    const meaning = meaningOf(text);
    for (let at = 0; at < sum.length; at++) sum[at]! += meaning[at]!;
  }
  return unit(sum);
}

/** How alike two meanings are: the cosine of their directions. */
export function likenessOfMeanings(one: Meaning, other: Meaning): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

const tablesOf = rememberOf(({ dimensions, signs, scales, vectors }: MeaningModel) => ({
  dimensions,
  places: new Map(signs.split(" ").map((sign, place) => [sign, place])),
  scales: Float32Array.from(scales),
  vectors: new Int8Array(Uint8Array.fromBase64(vectors).buffer),
}));

function unit(vector: Float32Array): Meaning {
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}
