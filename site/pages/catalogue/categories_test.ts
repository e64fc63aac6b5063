import { assertEquals } from "deno-std/assert/equals.js";
import type { Category } from "../../../contract/category.ts";
import { categoryIcon, findCategory, homeTiles, landingCards } from "./categories.ts";

function categories(...slugs: string[]): Category[] {
  return slugs.map((slug, index) => ({
    id: String(index),
    slug,
    name: slug,
    description: null,
    imageUrl: null,
    bgColor: "#E8F5E9",
    textColor: "#1B5E20",
    productCount: 1,
  }));
}

const slugs = (list: Category[]) => list.map(({ slug }) => slug);

Deno.test("The home page's tiles begin with dewormers, skip minerals and doubles, and are four", () => {
  const all = categories(
    "antibiotics",
    "minerals",
    "enzymes",
    "enzymes",
    "dewormers",
    "test",
    "feed",
    "more",
  );
  assertEquals(slugs(homeTiles(all)), ["dewormers", "antibiotics", "enzymes", "feed"]);
});

Deno.test("A second vitamin tile gives way to the others", () => {
  const all = categories("dewormers", "vitamins", "multi-vitamin-drops", "enzymes", "others");
  assertEquals(slugs(homeTiles(all)), ["dewormers", "vitamins", "others", "enzymes"]);
  assertEquals(slugs(homeTiles(all.slice(0, 4))), [
    "dewormers",
    "vitamins",
    "multi-vitamin-drops",
    "enzymes",
  ]);
});

Deno.test("The landing page's cards prefer four categories and fill up with others", () => {
  const preferred = ["dewormers", "antibiotics-antimicrobials", "vitamins-minerals", "others"];
  const all = categories("enzymes", ...preferred.toReversed(), "test");
  assertEquals(slugs(landingCards(all)), preferred);
  assertEquals(slugs(landingCards(categories("enzymes", "test", "dewormers", "feed"))), [
    "dewormers",
    "enzymes",
    "feed",
  ]);
});

Deno.test("A short name finds its category, unless a category has it itself", () => {
  const long = categories("antibiotics-antimicrobials");
  assertEquals(findCategory(long, "antibiotics")?.slug, "antibiotics-antimicrobials");
  assertEquals(findCategory([...long, ...categories("antibiotics")], "antibiotics")?.slug, "antibiotics");
  assertEquals(findCategory(long, "enzymes"), undefined);
});

Deno.test("A card's icon follows the category, in every language", () => {
  const slugs = ["antibiotics-antimicrobials", "vitamins-minerals", "dewormers", "enzymes", "others"];
  assertEquals(slugs.map(categoryIcon), ["capsule", "drop", "worm", "enzyme", "leaf"]);
});
