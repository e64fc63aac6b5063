import { type ProductInput, ProductInputSchema } from "../contract/product.ts";

const FOLDER = new URL("../server/sample/products/", import.meta.url);

const STRENGTHS = [
  "0.5%",
  "1%",
  "2.5%",
  "5%",
  "7.5%",
  "10%",
  "12%",
  "15%",
  "20%",
  "25%",
  "30%",
  "45%",
  "60%",
];
const FORMS = ["Soluble Powder", "Oral Liquid", "Premix", "Bolus", "Granules", "Tablets", "Oral Suspension"];
const PACKS = [
  "100 g sachet",
  "500 g pouch",
  "1 kg bag",
  "25 kg bag",
  "25 kg drum",
  "1 L bottle",
  "5 L jerrycan",
];
const MAKES = [
  "India",
  "Imported",
  "Roost Select (sample)",
  "Deccan Actives (sample)",
  "Malwa Feeds (sample)",
];
/** One product in this many. */
const FEATURED = 40;
const WITHOUT_MAKE = 6;
const TRANSLATED = 5;

/** Generates `count` different products in the sample categories. The result is always the same. */
export async function generateProducts(count: number): Promise<ProductInput[]> {
  const samples = await readSamples();
  const categories = [...Map.groupBy(samples, ({ category }) => category).values()];
  const random = randomNumbers(20_260_301);
  return Array.from({ length: count }, (_, place) => {
    const ofCategory = categories[place % categories.length]!;
    return ProductInputSchema.parse(variant(ofCategory, place, random));
  });
}

/** Combines two samples of a category: the text of one, some ingredients and diseases of the other. */
function variant(samples: readonly ProductInput[], place: number, random: () => number): ProductInput {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const [main, other] = [pick(samples), pick(samples)];
  const strength = pick(STRENGTHS);
  const number = String(place + 1).padStart(5, "0");
  const ingredient = main.composition[0]?.ingredient ?? main.name;
  const name = `${ingredient} ${strength} ${pick(FORMS)} ${number}`.slice(0, 300);
  const { hi } = main.translations ?? {};
  return {
    ...main,
    name,
    slug: null,
    make: place % WITHOUT_MAKE === 0 ? null : pick(MAKES),
    packaging: pick(PACKS),
    isFeatured: place % FEATURED === 0,
    shortDescription: `${strength} ${ingredient}. ${main.shortDescription ?? ""}`.trim(),
    description: [main.description, other.shortDescription, `Made to order no. ${number}.`].filter(Boolean)
      .join(" "),
    composition: [{ ingredient, strength }, ...other.composition.slice(0, 2)],
    indications: [...new Set([...main.indications, ...other.indications.slice(0, 2)])],
    documents: [],
    ...(place % TRANSLATED === 0 && {
      translations: {
        hi: { ...hi, name: `उत्पाद ${number}: ${strength}` },
        te: { name: `ఉత్పత్తి ${number}: ${strength}` },
      },
    }),
  };
}

async function readSamples(): Promise<ProductInput[]> {
  const names = (await Array.fromAsync(Deno.readDir(FOLDER))).map(({ name }) => name)
    .filter((name) => name.endsWith(".json")).sort();
  const files = await Promise.all(names.map((name) => Deno.readTextFile(new URL(name, FOLDER))));
  return files.flatMap((text) =>
    JSON.parse(text).map((product: unknown) => ProductInputSchema.parse(product))
  );
}

/** A seeded generator of numbers from 0 to 1 (mulberry32), so that every run uses the same products. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
