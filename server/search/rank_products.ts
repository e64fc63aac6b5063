import type { Product } from "../../contract/product.ts";
import { foldWord } from "../language/fold.ts";
import type { Hits, Reason } from "./hits.ts";
import { labelStanding, type Standing, STANDINGS, standingTo } from "./label_standing.ts";
import type { Label } from "./read_label.ts";
import type { TermIndex } from "./TermIndex.ts";

/** A searchable product. */
export interface Entry {
  product: Product;
  /** Its position in the order by name. */
  place: number;
  /** The folded words of its name, with a space around each. */
  name: string;
  /** The animals that the label lists, and those that it warns about. */
  label: Label;
}

export type Catalogue = ReadonlyMap<string, Entry>;

export interface RankedProduct {
  id: string;
  reason: Reason;
  /** How the label relates to the animals of the query. */
  standing: Standing;
  isPreventive?: boolean;
}

/** What a query asks of a product beside its words. */
export interface Wanted {
  words: readonly string[];
  species: readonly string[];
  /** Where what is asked for, or treats the disease that is named, belongs. */
  categories: readonly string[];
  /** Terms of the diseases and signs that it names. */
  illnesses: readonly string[];
  /** One of them is an infection, which prevention does not cure. */
  isInfection: boolean;
  forPrevention: boolean;
  forEggs: boolean;
  /** It asks for a substance, and not for what is done with it. */
  isOfSubstance: boolean;
}

const CONTRAINDICATED = 2;
const KIN = STANDINGS.indexOf("kin");

/** How little a label speaks for what is wanted, from 0. */
function cautionOf(
  label: Label,
  { field }: Reason,
  avoided: ReadonlySet<string>,
  { illnesses, isInfection, forPrevention, forEggs, isOfSubstance }: Wanted,
): number {
  // What whitens a wall holds calcium too: only its own name leads to it first.
  // A raw material is given to no animal.
  if (label.form === "bulk" && illnesses.length > 0) return CONTRAINDICATED;
  if (isOfSubstance && !label.isGiven && field !== "name") return CONTRAINDICATED;
  if (isAgainst(label, illnesses) || label.ingredients.some((each) => avoided.has(each))) {
    return CONTRAINDICATED;
  }
  if (isInfection && label.isPreventive !== forPrevention) return 1;
  return forEggs && !label.sparesEggs ? 1 : 0;
}

function isAgainst({ against }: Label, illnesses: readonly string[]): boolean {
  return illnesses.some((term) => against.has(term));
}

/** Ingredients whose own page warns of them in the illness: what holds one is no better. */
function avoidedIn(catalogue: Catalogue, illnesses: readonly string[]): ReadonlySet<string> {
  const avoided = new Set<string>();
  if (illnesses.length === 0) return avoided;
  for (const { label } of catalogue.values()) {
    if (!label.isPure || !isAgainst(label, illnesses)) continue;
    for (const each of label.ingredients) avoided.add(each);
  }
  return avoided;
}

interface RankParts {
  index: TermIndex;
  catalogue: Catalogue;
}

/**
 * Sorts hits by the label's standing towards the animals of the query, then by what it says of the illness, then by
 * score. A product whose name
 * equals the query gets the highest score. Featured products win ties, then the alphabet decides.
 */
export function rankProducts(
  { index, catalogue }: RankParts,
  hits: Hits,
  wanted: Wanted,
): RankedProduct[] {
  const { words, species, categories } = wanted;
  const avoided = avoidedIn(catalogue, wanted.illnesses);
  const asked = words.map((word) => ` ${foldWord(word)} `);
  const whole = foldedName(words);
  const standingOf = standingTo(species);
  const rows = [];
  for (const [document, { score, reason }] of hits) {
    const id = index.idOf(document);
    const entry = id === undefined ? undefined : catalogue.get(id);
    if (!entry) continue;
    const { product, place, name, label } = entry;
    const standing = standingOf(label);
    // What only supports a sick animal comes after what treats its kin: a vitamin for ducks drives out no worm.
    // Of a category that is asked for by its name, what merely mentions it comes last.
    const isAside = (species.length > 0 || wanted.illnesses.length === 0) && categories.length > 0 &&
      !categories.includes(product.categorySlug);
    const order = Math.max(STANDINGS.indexOf(standing), isAside ? KIN : 0);
    const bonus = nameBonus(name, asked, whole) + breadthBonus(label, species);
    const caution = cautionOf(label, reason, avoided, wanted);
    rows.push({
      product,
      place,
      reason,
      standing,
      isPreventive: label.isPreventive,
      order,
      caution,
      score: Math.round(score + bonus),
    });
  }
  return rows
    .sort((a, b) =>
      a.order - b.order || a.caution - b.caution || b.score - a.score ||
      Number(b.product.isFeatured) - Number(a.product.isFeatured) || a.place - b.place
    )
    .map(({ product, reason, standing, isPreventive }) => ({
      id: product.id,
      reason,
      standing,
      isPreventive,
    }));
}

/** Folds the words of a name or a query and puts a space around each, so that whole words can be compared. */
export function foldedName(words: readonly string[]): string {
  return ` ${words.map(foldWord).join(" ")} `;
}

function nameBonus(name: string, asked: readonly string[], whole: string): number {
  if (name === whole) return 1_000;
  if (name.startsWith(whole.trimEnd())) return 40;
  const shared = asked.filter((word) => name.includes(word)).length;
  return shared === 0 ? 0 : 100 * shared / name.length;
}

/** "Birds" may include layers, so a product that is also allowed for layers gets a small bonus. */
function breadthBonus(label: Label, species: readonly string[]): number {
  return species.includes("chickens") && labelStanding(label, "layers") === "listed" ? 6 : 0;
}

/** Every product, featured ones first, for a query that asks for nothing specific. */
export function allProducts({ catalogue }: Pick<RankParts, "catalogue">): RankedProduct[] {
  return [...catalogue.values()]
    .sort((a, b) => Number(b.product.isFeatured) - Number(a.product.isFeatured) || a.place - b.place)
    .map(({ product: { id } }) => ({ id, reason: { field: "name", term: "" }, standing: "listed" }));
}

/** Products with the query's letters anywhere in their name or ingredients: "floxacin", "cycline". */
export function productsContaining({ catalogue }: RankParts, query: string): RankedProduct[] {
  const letters = query.trim().toLowerCase();
  if (letters.length < 2) return [];
  const rows = [...catalogue.values()].flatMap(({ product, place }) => {
    const inName = product.name.toLowerCase().includes(letters);
    const isIn = inName ||
      product.composition.some(({ ingredient }) => ingredient.toLowerCase().includes(letters));
    return isIn ? [{ product, place, inName }] : [];
  });
  return rows
    .sort((a, b) =>
      Number(b.inName) - Number(a.inName) || Number(b.product.isFeatured) - Number(a.product.isFeatured) ||
      a.place - b.place
    )
    .map(({ product, inName }) => ({
      id: product.id,
      reason: { field: inName ? "name" : "ingredients", term: letters },
      standing: "listed",
    }));
}
