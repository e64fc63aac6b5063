import { type Dose, DOSE_UNITS, rangeOf } from "./dose.ts";

/** What a visitor says of the flock. What a dose does not ask for is not read. NaN: not given. */
export interface Flock {
  birds: number;
  /** Average weight of a bird, in kg. */
  weight: number;
  /** Litres that the flock drinks a day. */
  litres: number;
  /** kg of feed that it eats a day. */
  feed: number;
  days: number;
}

interface Amounts {
  from: number;
  to: number;
}

/** What is reckoned in: kilograms and litres become g and ml. */
type FlockUnit = Exclude<Dose["unit"], "kg" | "l">;

/** How much a flock needs, in g, ml or pieces. `packs`: whole packs for the larger amount; null where no pack has a size. */
interface FlockDose {
  unit: FlockUnit;
  daily: Amounts;
  total: Amounts;
  /** Each time, where the label gives it several times a day. */
  each: Amounts | null;
  packs: number | null;
}

/** What is wrong with what was given. */
type FlockFault = keyof Flock;

/** Bounds of what a flock can be. More than 30 kg is a weight in grams. */
const BOUNDS: Record<Exclude<FlockFault, "days">, [min: number, max: number]> = {
  birds: [1, 10_000_000],
  weight: [0.02, 30],
  litres: [0.1, 5_000_000],
  feed: [0.1, 5_000_000],
};
/** Days to plan for where the label has no end. */
const DAYS_MAX = 100;

type Basis = "weight" | "water" | "feed" | "birds";

/** What a dose asks of the flock, beside the days. Their product is what its measure counts. */
export const ASKED = {
  weight: ["birds", "weight"],
  water: ["litres"],
  feed: ["feed"],
  birds: ["birds"],
} satisfies Record<Basis, readonly Exclude<keyof Flock, "days">[]>;

/** What a dose is by. */
export function basisOf({ per }: Pick<Dose, "per">): Basis {
  if (per === "litre of water") return "water";
  if (per.endsWith("feed")) return "feed";
  return per.endsWith("weight") ? "weight" : "birds";
}

/** The days that may be asked for: those of the label. */
export function daysAllowed({ days }: Pick<Dose, "days">): Amounts {
  return days ? rangeOf(days) : { from: 1, to: DAYS_MAX };
}

/** How much of a product as it is sold a flock needs, or which value is nonsense. */
export function flockDose(dose: Dose, flock: Flock, pack: PackSize | null): FlockDose | FlockFault {
  const basis = basisOf(dose);
  const asked: readonly Exclude<keyof Flock, "days">[] = ASKED[basis];
  const wrong = asked.find((name) => !isWithin(flock[name], BOUNDS[name]));
  if (wrong) return wrong;
  if (asked.includes("birds") && !Number.isInteger(flock.birds)) return "birds";
  const { from, to } = daysAllowed(dose);
  if (!Number.isInteger(flock.days) || !isWithin(flock.days, [from, to])) return "days";
  const measured = asked.reduce((product, name) => product * flock[name], 1);
  const { unit, factor: unitFactor } = inSmall(dose.unit);
  const factor = measured / divisorOf(dose.per) * unitFactor;
  const amount = rangeOf(dose.amount);
  const daily = { from: amount.from * factor, to: amount.to * factor };
  const total = { from: daily.from * flock.days, to: daily.to * flock.days };
  const times = dose.timesADay ?? 1;
  return {
    unit,
    daily,
    total,
    each: times > 1 ? { from: daily.from / times, to: daily.to / times } : null,
    // A figure that binary fractions make a hair larger takes no further pack.
    packs: pack?.unit === unit ? Math.ceil(total.to / pack.size - 1e-9) : null,
  };
}

function divisorOf(per: Dose["per"]): number {
  return per === "tonne of feed" ? 1000 : per.startsWith("100 ") ? 100 : 1;
}

function inSmall(unit: Dose["unit"]): { unit: FlockUnit; factor: number } {
  if (unit === "kg") return { unit: "g", factor: 1000 };
  return unit === "l" ? { unit: "ml", factor: 1000 } : { unit, factor: 1 };
}

function isWithin(value: number, [min, max]: readonly [number, number]): boolean {
  return value >= min && value <= max;
}

/** What one pack holds, in g, ml or pieces. */
interface PackSize {
  size: number;
  unit: FlockUnit;
}

/** With the commas of thousands, as in India: `1,00,000`. */
const FIGURE = /^(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?$/;

/** The figure that somebody typed; NaN for anything else, such as a comma for the decimal point. */
export function figureOf(typed: string): number {
  return FIGURE.test(typed.trim()) ? Number(typed.replaceAll(",", "")) : NaN;
}

const PACKAGING = new RegExp(`^(\\d+(?:\\.\\d+)?) ?(${DOSE_UNITS.join("|")})\\b`, "i");

/** What a pack holds by the words on it: `100 g sachet`, `1 L bottle`, `20 tablets`. */
export function packSizeOf(packaging: string): PackSize | null {
  const [, figure, word = ""] = PACKAGING.exec(packaging.trim()) ?? [];
  if (!figure) return null;
  const { unit, factor } = inSmall(word.toLowerCase() as Dose["unit"]);
  const size = Number(figure) * factor;
  return size > 0 ? { size, unit } : null;
}
