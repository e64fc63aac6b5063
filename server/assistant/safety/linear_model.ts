import type { Features } from "./question_features.ts";

/** A linear model with one weight for each pair of a feature and a label; what it gives are probabilities. */
export interface LinearModel {
  labels: readonly string[];
  /** By feature: a weight for each label. */
  weights: Readonly<Record<string, readonly number[]>>;
  /** Digest of the questions that it was trained on, where they are kept beside it. */
  taughtBy?: string;
}

export interface Example {
  features: Features;
  label: string;
  /** How much it counts beside the others. */
  weight: number;
}

interface TrainingOptions {
  epochs: number;
  rate: number;
  /** How much of a weight is taken off again, so that no single example decides. */
  decay: number;
  /** A feature of fewer examples is left out. */
  least: number;
  seed: number;
  /** A smaller weight is left out: of thousands it moves nothing, and makes two thirds of the file. */
  smallest: number;
}

export function probabilities({ labels, weights }: LinearModel, features: Features): Float64Array {
  const scores = new Float64Array(labels.length);
  for (const [feature, value] of features) {
    const row = weights[feature];
    if (row) { for (let at = 0; at < row.length; at++) scores[at]! += row[at]! * value; }
  }
  return softmax(scores);
}

/** Multinomial logistic regression by AdaGrad. The same examples and seed give the same model. */
export function trainLinear(examples: readonly Example[], options: TrainingOptions): LinearModel {
  const { epochs, rate, decay, least, seed, smallest } = options;
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const index = new Map([...counts].filter(([, count]) => count >= least).map(([name], at) => [name, at]));
  const size = labels.length;
  const weights = new Float64Array(index.size * size);
  const squares = new Float64Array(index.size * size).fill(1);
  const rows = examples.map(({ features, label, weight }) => ({
    at: [...features].flatMap(([feature, value]) => {
      const row = index.get(feature);
      return row === undefined ? [] : [{ row, value }];
    }),
    label: labels.indexOf(label),
    weight,
  }));
  const random = generator(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { at, label, weight } of shuffled(rows, random)) {
      const scores = new Float64Array(size);
      for (const { row, value } of at) {
        for (let each = 0; each < size; each++) scores[each]! += weights[row * size + each]! * value;
      }
      const given = softmax(scores);
      for (const { row, value } of at) {
        for (let each = 0; each < size; each++) {
          const place = row * size + each;
          const slope = weight * (given[each]! - (each === label ? 1 : 0)) * value + decay * weights[place]!;
          squares[place]! += slope * slope;
          weights[place]! -= rate * slope / Math.sqrt(squares[place]!);
        }
      }
    }
  }
  return {
    labels,
    weights: Object.fromEntries(
      [...index].map(([name, at]) =>
        [name, rounded(weights.subarray(at * size, (at + 1) * size), smallest)] as const
      )
        .filter(([, row]) => row.some((weight) => Math.abs(weight) >= smallest)),
    ),
  };
}

function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at]! - most);
  return scores.map((score) => score / sum);
}

const rounded = (weights: Float64Array, smallest: number) =>
  Array.from(weights, (weight) => Math.abs(weight) < smallest / 3 ? 0 : Math.round(weight * 100) / 100);

/** Mulberry32: small, and the same everywhere. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other]!, copy[at]!];
  }
  return copy;
}
