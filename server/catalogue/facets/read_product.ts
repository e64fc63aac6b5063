import type { FacetKey } from "../../../contract/facet.ts";
import type { Product } from "../../../contract/product.ts";
import { slugOf } from "../../../contract/shared/slug.ts";
import { isPrescribed } from "../../health/condition_products.ts";
import { labelStanding } from "../../search/label_standing.ts";
import type { Label } from "../../search/read_label.ts";
import { facetTexts } from "./texts/texts.ts";
import { formOf } from "../product_form.ts";
import { shownPacks } from "./shown_packs.ts";

/** All that the facets of a product are read from. */
interface FacetReading {
  product: Product;
  label: Label;
  named: { treats: readonly string[]; prevents: readonly string[] };
  /** The make that is shown; empty where the owner wants none shown. */
  make: string;
}

type RouteId = keyof typeof facetTexts.en.route;

const ROUTES: [RouteId, RegExp][] = [
  ["water", /\b(drinking )?water\b(?! line)/i],
  ["feed", /\b(feed|mash|premix)\b/i],
  ["drench", /\b(drench|by mouth)/i],
  ["injection", /\b(inject|subcutaneous|intramuscular)/i],
  ["spray", /\b(coarse|fine|air) spray|\bfog/i],
  ["premises", /\b(houses?|floors?|walls?|litter|footbath|equipment|drinkers|incubators?|surfaces?)\b/i],
];

/**
 * How each facet reads the ids of a product's values, from its English texts. A product may have several values, or
 * none. An id has no comma.
 */
export const FACET_READERS = {
  category: ({ product }: FacetReading) => [product.categorySlug],
  treats: ({ named }: FacetReading) => named.treats,
  prevents: ({ named }: FacetReading) => named.prevents,
  animal: ({ label }: FacetReading) => animalsOf(label),
  form: ({ product }: FacetReading) => [formOf(product) ?? []].flat(),
  route: ({ product }: FacetReading) => routesOf(product),
  eggs: ({ product: { withdrawal } }: FacetReading) =>
    !withdrawal ? [] : [withdrawal.eggDays === null ? "never" : withdrawal.eggDays === 0 ? "0" : "wait"],
  prescription: ({ product }: FacetReading) => [isPrescribed(product) ? "yes" : "no"],
  pack: ({ product }: FacetReading) => shownPacks(product).map(({ id }) => id),
  make: ({ make }: Pick<FacetReading, "make">) => make ? [slugOf(make) || make.replaceAll(",", " ")] : [],
} satisfies Record<FacetKey, (reading: FacetReading) => readonly string[]>;

const standings = new WeakMap<Label, readonly string[]>();
const ANIMALS = ["broilers", "layers", "breeders", "pullets", "breeders-in-rear", "backyard-birds"];

/** The animals of a label, and the kinds of chickens that a label for chickens means. */
function animalsOf(label: Label): readonly string[] {
  return standings.getOrInsertComputed(label, () => [
    ...ANIMALS.filter((id) => labelStanding(label, id) === "listed"),
    ...[...label.listed].filter((id) => !ANIMALS.includes(id)),
  ]);
}

/** By the stated route. Without one: by the part of each dose line that tells where it is put, before its colon. */
function routesOf({ name, specifications, usage: { dosage } }: Product): RouteId[] {
  const stated = specifications["Route"];
  const texts = stated ? [stated] : dosage.map((line) => line.split(":")[0]!);
  const found = ROUTES.filter(([, called]) => texts.some((text) => called.test(text)));
  const said = found.length > 0 ? found : ROUTES.filter(([, called]) => called.test(name));
  return said.map(([id]) => id);
}
