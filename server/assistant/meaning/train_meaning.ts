import { askedOf, type Guide, sentencesOf } from "../../knowledge/load_guides.ts";
import { generator, shuffled } from "../safety/linear_model.ts";
import { meaningSigns } from "./meaning_signs.ts";

/** Vectors by name. */
export interface VectorTable {
  /** Parted by blanks. */
  names: string;
  /** By name: what a step of its vector is worth. */
  scales: readonly number[];
  /** By name, a byte for each dimension; base64. */
  vectors: string;
}

/** Topics that no guide is of: what is asked of us as a company, and what is none of ours. */
export type Topics = "house" | "elsewhere";

/**
 * Vectors of signs, and of the subjects that they lead to: guides and topics. What asks for the same subject in any
 * language points to it.
 */
export interface MeaningModel extends Record<"signs" | "guides" | Topics, VectorTable> {
  dimensions: number;
}

/** By guide: how others than its author ask for it; by topic. They teach what words mean, and cost no request anything. */
type Questions = Readonly<Record<string, readonly string[]>>;

interface MeaningTraining {
  dimensions: number;
  epochs: number;
  rate: number;
  /** Of each text so many of its signs are left out by chance, so that no sign is relied on alone. */
  dropped: number;
  /** A sign of fewer texts is left out. */
  least: number;
  seed: number;
}

/** How the model beside this file was made. */
const TRAINING: MeaningTraining = {
  dimensions: 192,
  epochs: 10,
  rate: 0.15,
  dropped: 0.6,
  least: 6,
  seed: 1,
};
/** The rate of the last epoch, as a share of the first. */
const LAST_RATE = 0.2;
/** A guide that is so unlikely, or so likely where it is right, teaches nothing more. */
const NEGLIGIBLE = 0.001;

/**
 * Learns vectors of signs by which each text leads to its guide or topic, whatever language it is in: a layer of sums
 * below a softmax over all of them, by AdaGrad.
 */
export function trainMeaning(
  guides: readonly Guide[],
  others: Questions = {},
  topics: Readonly<Record<Topics, Questions>> = { house: {}, elsewhere: {} },
  training = TRAINING,
): MeaningModel {
  const { dimensions, epochs, rate, dropped, least, seed } = training;
  const random = generator(seed);
  const subjects = [
    ...guides.map((guide) => [...askedOf(guide), ...sentencesOf(guide), ...others[guide.id] ?? []]),
    ...Object.values(topics.house),
    ...Object.values(topics.elsewhere),
  ];
  const { signs, texts } = readTexts(subjects, least);
  const small = () => (random() - 0.5) * 4 / dimensions;
  const vectors = layer(signs.length, dimensions, small);
  const outputs = layer(subjects.length, dimensions, () => 0);
  const sum = new Float32Array(dimensions);
  const slope = new Float32Array(dimensions);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate * (1 - (1 - LAST_RATE) * epoch / epochs);
    for (const { subject, signs: all } of shuffled(texts, random)) {
      const some = all.filter(() => random() > dropped);
      if (some.length === 0) continue;
      const share = 1 / Math.sqrt(some.length);
      sum.fill(0);
      for (const sign of some) vectors.addTo(sum, sign, share);
      const chances = softmaxOf(outputs, sum, subjects.length);
      slope.fill(0);
      chances.forEach((chance, at) => {
        const error = chance - (at === subject ? 1 : 0);
        if (Math.abs(error) < NEGLIGIBLE) return;
        outputs.addTo(slope, at, error);
        outputs.learn(at, sum, error, step);
      });
      for (const sign of some) vectors.learn(sign, slope, share, step);
    }
  }
  let row = 0;
  const next = (names: readonly string[]) => {
    const from = row * dimensions;
    row += names.length;
    return packed(names, outputs.values.subarray(from, row * dimensions), dimensions);
  };
  return {
    dimensions,
    signs: packed(signs, vectors.values, dimensions),
    guides: next(guides.map(({ id }) => id)),
    house: next(Object.keys(topics.house)),
    elsewhere: next(Object.keys(topics.elsewhere)),
  };
}

/** The texts of all subjects, each by the places of its signs. */
function readTexts(subjects: readonly (readonly string[])[], least: number) {
  const read = subjects.flatMap((texts, subject) =>
    texts.map((text) => ({ subject, signs: meaningSigns(text) }))
  );
  const counts = new Map<string, number>();
  for (const sign of read.flatMap(({ signs }) => signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const signs = [...counts].filter(([, count]) => count >= least).map(([sign]) => sign);
  const places = new Map(signs.map((sign, place) => [sign, place]));
  return {
    signs,
    texts: read.map(({ subject, signs }) => ({
      subject,
      signs: signs.flatMap((sign) => places.get(sign) ?? []),
    })),
  };
}

/** Rows of numbers that are learned, each number with a rate of its own. */
function layer(rows: number, dimensions: number, first: () => number) {
  const values = Float32Array.from({ length: rows * dimensions }, first);
  const squares = new Float32Array(rows * dimensions).fill(1e-6);
  return {
    values,
    /** Adds a row, so many times, to a sum. */
    addTo(sum: Float32Array, row: number, times: number) {
      const from = row * dimensions;
      for (let at = 0; at < dimensions; at++) sum[at]! += times * values[from + at]!;
    },
    learn(row: number, direction: Float32Array, error: number, step: number) {
      const from = row * dimensions;
      for (let at = 0; at < dimensions; at++) {
        const slope = error * direction[at]!;
        squares[from + at]! += slope * slope;
        values[from + at]! -= step * slope / Math.sqrt(squares[from + at]!);
      }
    },
  };
}

function softmaxOf({ values }: { values: Float32Array }, sum: Float32Array, rows: number): Float64Array {
  const scores = new Float64Array(rows);
  let most = -Infinity;
  for (let row = 0; row < rows; row++) {
    let score = 0;
    for (let at = 0; at < sum.length; at++) score += values[row * sum.length + at]! * sum[at]!;
    scores[row] = score;
    most = Math.max(most, score);
  }
  let total = 0;
  for (let row = 0; row < rows; row++) total += scores[row] = Math.exp(scores[row]! - most);
  return scores.map((score) => score / total);
}

/** A byte for each number. */
function packed(names: readonly string[], values: Float32Array, dimensions: number): VectorTable {
  const scales: number[] = [];
  const bytes = new Int8Array(values.length);
  for (let row = 0; row < names.length; row++) {
    const own = values.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = Math.max(...own.map(Math.abs)) / 127;
    scales.push(Number(scale.toPrecision(4)));
    own.forEach((value, at) => bytes[row * dimensions + at] = Math.round(value / scale));
  }
  return { names: names.join(" "), scales, vectors: new Uint8Array(bytes.buffer).toBase64() };
}
