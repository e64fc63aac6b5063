import type { Condition } from "../../contract/condition.ts";
import type { ConditionProduct } from "../../contract/health.ts";
import type { Product } from "../../contract/product.ts";
import type { Content } from "../content/content.ts";
import type { Changed } from "../content/count_changed.ts";
import { loadKnowledge } from "../knowledge/load_knowledge.ts";
import { remember } from "../language/remember.ts";
import { kinship } from "./kin.ts";

const PRODUCTS_MAX = 8;
const PRESCRIPTION = /prescription/i;
const PREVENTS = /\b(?:prevent\w*|prophyla\w*|protect\w*|against|reduc\w*|support\w*|aid\w*)\b/i;
const TREATS = /\b(?:treat\w*|outbreak|control of)\b/i;
/** What the warning of a premix says. */
const ONLY_PREVENTS = /not a treatment for an? outbreak/i;
const FORBIDDEN_TO_LAYERS = /not (?:for|in) (?:\w+ ){0,3}lay|never [^.]*lay/i;

interface Products {
  treats: ConditionProduct[];
  prevents: ConditionProduct[];
}

/**
 * The products of the catalogue that are for a condition, by what their owner names or by their labels: their
 * indications name it, or they hold what
 * a veterinarian would choose and state no indications. None where help must come first, or where nothing but
 * prevention exists and the label does not speak of it.
 */
export function conditionProducts(condition: Condition, english: Content, content: Content): Products {
  if (condition.urgent) return { treats: [], prevents: [] };
  const useOf = usesFor(condition, english);
  const uses = english.products.flatMap((product) => {
    const use = useOf.get(product);
    const shown = use && content.productById.get(product.id);
    return use && shown ? [{ ...use, product: productOf(product, shown) }] : [];
  }).sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
  const found = (wanted: Use["does"]) =>
    uses.filter(({ does }) => does === wanted).slice(0, PRODUCTS_MAX).map(({ product }) => product);
  return { treats: found("treats"), prevents: found("prevents") };
}

/** What a condition's page has found in the products, and how it reads them. */
interface Followed {
  uses: Map<Product, Use>;
  useOf: (product: Product) => Use | undefined;
}

/** What was found for the conditions that were asked about, as the products were in `seen`. */
const followed = {
  seen: undefined as Content["productById"] | undefined,
  byCondition: new Map<Condition, Followed>(),
};
/** Of more changed products each condition reads all anew when it is asked about. */
const FEW = 100;
/** More than there are: those that somebody has edited since are among them. */
const CONDITIONS_MAX = 300;

/** The products that are of use for a condition. After a change only what changed is read: all of many take seconds. */
function usesFor(condition: Condition, { productById }: Content): ReadonlyMap<Product, Use> {
  const { byCondition } = followed;
  const changed = [...productById.since(followed.seen)];
  if (changed.length > FEW || byCondition.size > CONDITIONS_MAX) byCondition.clear();
  for (const known of byCondition.values()) note(known, changed);
  followed.seen = productById;
  return byCondition.getOrInsertComputed(condition, () => {
    const known: Followed = { uses: new Map(), useOf: productReader(condition) };
    note(known, productById.since(undefined));
    return known;
  }).uses;
}

function note({ uses, useOf }: Followed, changed: Iterable<Changed<Product>[number]>): void {
  for (const [, was, is] of changed) {
    if (was) uses.delete(was);
    const use = is && useOf(is);
    if (use) uses.set(is, use);
  }
}

/** Returns a function that gives the ids of the conditions that a product's owner or its label names. */
export function namedConditions(
  conditions: readonly Condition[],
): (product: Product) => Record<Use["does"], string[]> {
  const readers = conditions.filter(({ urgent }) => !urgent).map((condition) => ({
    ...condition,
    namesIt: namePattern(condition),
    useOf: productReader(condition),
  }));
  // Catalogues repeat lines, and most products are for few conditions: only those are read whole.
  const namedIn = remember((line) => readers.filter(({ namesIt }) => namesIt.test(line)));
  return (product) => {
    const inLines = new Set(product.indications.flatMap(namedIn));
    const byOwner = new Set([...product.treats ?? [], ...product.prevents ?? []]);
    const named: Record<Use["does"], string[]> = { treats: [], prevents: [] };
    for (const reader of readers) {
      const isOfWhole = reader.wholeCategories?.includes(product.categorySlug);
      if (!inLines.has(reader) && !byOwner.has(reader.id) && !isOfWhole) continue;
      const use = reader.useOf(product);
      if (use?.isNamed) named[use.does].push(reader.id);
    }
    return named;
  };
}

interface Use {
  does: keyof Products;
  /** Its label names the condition. */
  isNamed: boolean;
}

/** Matches any English name of a condition. */
function namePattern({ name, aliases }: Condition): RegExp {
  const names = [name, ...aliases.en].map((each) => RegExp.escape(each.toLowerCase()));
  return new RegExp(`(?<![a-z])(?:${names.join("|")})(?![a-z])`, "i");
}

/** Reads what a product does about a condition, from its English texts. */
function productReader(condition: Condition) {
  const namesIt = namePattern(condition);
  const treat = holds(condition.treat);
  const support = holds(condition.support);
  return (product: Product): Use | undefined => {
    const { indications, categorySlug } = product;
    if (!isForAnimals(product, condition)) return undefined;
    const onlyPrevents = ONLY_PREVENTS.test(product.safetyInfo.warning ?? "");
    // What the owner names counts, unless the label itself says no.
    if (product.treats?.includes(condition.id)) {
      return { does: onlyPrevents ? "prevents" : "treats", isNamed: true };
    }
    if (product.prevents?.includes(condition.id)) return { does: "prevents", isNamed: true };
    const lines = indications.filter((line) => namesIt.test(line));
    const isOfWhole = condition.wholeCategories?.includes(categorySlug) ?? false;
    if (lines.length > 0 || isOfWhole) {
      const prevents = onlyPrevents ||
        lines.some((line) => PREVENTS.test(line)) && !lines.some((line) => TREATS.test(line));
      return { does: prevents || !treat(product) ? "prevents" : "treats", isNamed: true };
    }
    if (!isPrescribed(product)) return support(product) ? { does: "prevents", isNamed: false } : undefined;
    return indications.length === 0 && treat(product) ? { does: "treats", isNamed: false } : undefined;
  };
}

/** Whether a product holds one of these ingredients. */
function holds(ids: readonly string[]): (product: Product) => boolean {
  const names = loadKnowledge().ingredients.filter(({ id }) => ids.includes(id))
    .flatMap(({ names }) => names.en).filter((name) => name.length > 3);
  if (names.length === 0) return () => false;
  const any = new RegExp(`(?<![a-z])(?:${names.map(RegExp.escape).join("|")})(?![a-z])`, "i");
  return ({ composition }) => composition.some(({ ingredient }) => any.test(ingredient));
}

/** Whether one of the animals on its label gets the condition. A label without animals excludes none. */
function isForAnimals({ species }: Product, { animals }: Condition): boolean {
  const ids = species.map((name) => name.toLowerCase().replaceAll(" ", "-"));
  return ids.length === 0 || ids.some((id) => ["same", "kin"].includes(kinship(id, animals)));
}

/** Sold on prescription only, by its schedule or as its page says. */
export function isPrescribed({ schedule, badge, safetyInfo: { warning } }: Product): boolean {
  return schedule !== undefined && schedule !== "G" || PRESCRIPTION.test(`${badge ?? ""} ${warning ?? ""}`);
}

function productOf(
  english: Product,
  { slug, name, category, untranslated }: Product,
): ConditionProduct {
  const { withdrawal, safetyInfo: { warning } } = english;
  return {
    slug,
    name,
    category,
    prescription: isPrescribed(english),
    notForLayers: withdrawal !== null && withdrawal.eggDays === null ||
      FORBIDDEN_TO_LAYERS.test(warning ?? ""),
    ...(untranslated && { untranslated }),
  };
}
