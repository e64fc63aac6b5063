import type { Category } from "../../../contract/category.ts";
import { CATEGORY_TILES, HIDDEN_CATEGORY_SLUG } from "../../../contract/limits.ts";
import type { IconName } from "../../ui/Icon.tsx";

export const CATEGORIES_PATH = "/api/product-categories";

/** Short slugs that the footer and old URLs use. */
const ALIASES: Record<string, string> = { antibiotics: "antibiotics-antimicrobials" };

/** All categories but the hidden one. */
export function listedCategories(categories: readonly Category[] = []): Category[] {
  return categories.filter(({ slug }) => slug !== HIDDEN_CATEGORY_SLUG);
}

/** The category with this slug, former slug or alias. */
export function findCategory(categories: readonly Category[], slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug) ??
    categories.find(({ oldSlugs }) => oldSlugs?.includes(slug)) ??
    categories.find((category) => category.slug === ALIASES[slug]);
}

/**
 * The tiles of the home page: those that the owner chose, in that order. Else four: dewormers first, never minerals, each slug once. If two tiles are about vitamins, the
 * later one is replaced by "others".
 */
export function homeTiles(categories: readonly Category[], chosen: readonly string[] = []): Category[] {
  if (chosen.length > 0) return chosen.flatMap((slug) => findCategory(categories, slug) ?? []);
  const seen = new Set(["minerals"]);
  const known = listedCategories(categories).filter(({ slug }) => !seen.has(slug) && seen.add(slug));
  const first = known.filter(({ slug }) => slug === "dewormers");
  const tiles = [...first, ...known.filter(({ slug }) => slug !== "dewormers")].slice(0, CATEGORY_TILES);
  const others = known.find(({ slug }) => slug === "others");
  const vitamins = tiles.filter(({ name, slug }) => /vitamin/i.test(`${name} ${slug}`));
  if (vitamins.length > 1 && others && !tiles.includes(others)) tiles[tiles.indexOf(vitamins[1]!)] = others;
  return tiles;
}

const LANDING_SLUGS = ["dewormers", "antibiotics-antimicrobials", "vitamins-minerals", "others"];

/** The four cards of /products: the preferred ones, then others until there are four. */
export function landingCards(categories: readonly Category[]): Category[] {
  const known = listedCategories(categories);
  const preferred = LANDING_SLUGS.flatMap((slug) => known.find((category) => category.slug === slug) ?? []);
  return [...preferred, ...known.filter((category) => !preferred.includes(category))].slice(
    0,
    CATEGORY_TILES,
  );
}

/** A card's icon, chosen by the name in the category's slug, which is the same in every language. */
export function categoryIcon(slug: string): IconName {
  if (/antibiotic/.test(slug)) return "capsule";
  if (/vitamin/.test(slug)) return "drop";
  if (/deworm/.test(slug)) return "worm";
  if (/enzyme/.test(slug)) return "enzyme";
  return "leaf";
}
