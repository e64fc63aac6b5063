import type { Product } from "../../../contract/product.ts";

/** The size of a pack in one unit, as lists show it: `{ id: "25kg", name: "25 kg", size: 25000 }`. */
interface ShownPack {
  id: string;
  name: string;
  /** In grams or millilitres, for the order. */
  size: number;
}

/** Symbols that every language reads, with the factor to grams or millilitres. */
const UNITS: Record<string, { name: string; factor: number; larger?: { name: string; from: number } }> = {
  g: { name: "g", factor: 1, larger: { name: "kg", from: 1_000 } },
  kg: { name: "kg", factor: 1_000 },
  ml: { name: "ml", factor: 1, larger: { name: "L", from: 1_000 } },
  l: { name: "L", factor: 1_000 },
};

/** The sizes of a product's packs, or the one that its packaging begins with. Sizes in words, as of tablets, are left out. */
export function shownPacks({ packs, packaging }: Pick<Product, "packs" | "packaging">): ShownPack[] {
  const sizes = packs?.length
    ? packs.map(({ size, unit }) => [size, unit])
    : [/^\s*(\d+(?:\.\d+)?)[\s-]*(kg|g|ml|l)\b/i.exec(packaging ?? "")?.slice(1) ?? []];
  const found = sizes.flatMap(([size, unit]) => packOf(Number(size), unit) ?? []);
  return [...new Map(found.map((pack) => [pack.id, pack])).values()];
}

function packOf(amount: number, unit = ""): ShownPack | undefined {
  const known = UNITS[unit.toLowerCase()];
  if (!known || !(amount > 0)) return undefined;
  const { name, factor, larger } = known;
  const isLarge = larger !== undefined && amount >= larger.from;
  const shown = isLarge ? amount / larger.from : amount;
  const symbol = isLarge ? larger.name : name;
  return { id: `${shown}${symbol.toLowerCase()}`, name: `${shown} ${symbol}`, size: amount * factor };
}
