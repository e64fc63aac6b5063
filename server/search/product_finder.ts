import type { Product } from "../../contract/product.ts";
import type { ContentReader, WholeContent } from "../content/content.ts";
import { traced } from "../log/trace.ts";
import { isPublic } from "../catalogue/is_public.ts";
import { prepareEnglishWords } from "../language/english_words.ts";
import { prepareLexicons } from "../language/lexicons.ts";
import { missingMake } from "../catalogue/missing_make.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import { type KeptKnowledge, shippedKnowledge } from "../knowledge/kept_knowledge.ts";
import { keptNames } from "../language/kept_names.ts";
import { productDescriber } from "./describe_product.ts";
import { wordsOf } from "../language/words_of.ts";
import { type Entry, foldedName } from "./rank_products.ts";
import { type Label, labelReader } from "./read_label.ts";
import { searchKnowledge } from "./search_knowledge.ts";
import { type Found, searchProducts } from "./search_products.ts";
import { TermIndex } from "./TermIndex.ts";
import { type DerivedFiles, NO_FILES } from "../kv/derived_files.ts";
import { keepHeads, type KeptHeads, type KnownHead, knownHeads } from "../kv/kept_heads.ts";
import type { FrozenIndex } from "../language/InvertedIndex.ts";
import { stateOf } from "../content/whole_content.ts";

export interface ProductFinder {
  (query: string): Promise<Found>;
  /** Brings the index up to date with the content, so that the first search does not have to wait. */
  prepare: () => Promise<void>;
}

/**
 * Searches the current catalogue. After a content change only the changed products are indexed again, in
 * small slices. A search waits for the indexing; other requests do not.
 */
export function productFinder(
  read: ContentReader,
  kept: () => Promise<KeptKnowledge> = () => Promise.resolve(shippedKnowledge()),
  files: DerivedFiles = NO_FILES,
): ProductFinder {
  const indexed = read.derive<SearchState>(async (content, before) => {
    // What a search finds must not depend on whether the assistant was asked before.
    await Promise.all([prepareLexicons(yieldEvery(), files), prepareEnglishWords()]);
    const search = before ?? createState(await files.read<KeptSearch>(FILE));
    await search.update(content, (value) => files.write(FILE, value));
    return search;
  });
  const find = (query: string) => traced("search", async () => (await indexed()).search(query, await kept()));
  return Object.assign(find, { prepare: async () => void await indexed() });
}

const FILE = "search";

/** What is read of a product besides its terms. */
type Described = Pick<Entry, "name" | "label">;

/** The search as it is kept in a file. What a product was read from is its version there. */
interface KeptSearch {
  index: FrozenIndex;
  described: KeptHeads;
}

type SearchState = ReturnType<typeof createState>;

function createState(kept?: KeptSearch) {
  const index = new TermIndex(kept?.index);
  const catalogue = new Map<string, Entry>();
  const sameLabel = labelKeeper();
  let seen: { productById: WholeContent["productById"]; missing: string | null } | undefined;

  function drop(id: string): void {
    index.remove(id);
    catalogue.delete(id);
  }

  /** Returns whether the order of the others may have changed. */
  function follow(product: Product, { name, label }: Described): boolean {
    const before = catalogue.get(product.id);
    catalogue.set(product.id, { product, place: before?.place ?? 0, name, label });
    return before?.product.name !== product.name;
  }

  /** What was found out of a product before, where it was read from the same and is shown with the same make. */
  function described(
    was: Product | undefined,
    product: Product,
    missing: string | null,
    known?: KnownHead<Described>,
  ): Partial<Described> | undefined {
    const state = stateWith(product, missing);
    if (known) return known({ id: product.id, version: state });
    return was && seen && stateWith(was, seen.missing) === state ? catalogue.get(product.id) : undefined;
  }

  return {
    search: (query: string, kept: KeptKnowledge): Found =>
      searchProducts(
        { index, knowledge: searchKnowledge(kept), names: keptNames(kept), catalogue },
        query,
      ),

    async update(
      { products, productById, company }: WholeContent,
      keep: (value: KeptSearch) => void,
    ): Promise<void> {
      const describe = productDescriber(searchKnowledge());
      const readLabel = labelReader();
      const missing = missingMake(company);
      const pause = yieldEvery();
      const known = kept && knownHeads<Described>(kept.described);
      let isMoved = false;
      for (const [id, was, is] of productById.since(seen?.productById, seen?.missing !== missing)) {
        if (is && isPublic(is)) {
          let found = described(was, is, missing, known);
          if (!found?.label) {
            // It is found by the make that the site shows.
            const product = { ...is, make: is.make ?? missing };
            const label = readLabel(product);
            index.add(describe(product, label));
            found = { name: foldedName(wordsOf(product.name)), label: sameLabel(label) };
          }
          isMoved = follow(is, found as Described) || isMoved;
        } else drop(id);
        await pause();
      }
      for (const id of kept?.described.ids ?? []) if (!productById.has(id)) drop(id);
      kept = undefined;
      for (const [place, { id }] of isMoved ? products.entries() : []) {
        const entry = catalogue.get(id);
        if (entry) entry.place = place;
        await pause();
      }
      seen = { productById, missing };
      if (!index.isLoose) return;
      const frozen = await index.freeze(pause);
      const documents = Array.from(
        catalogue.values(),
        ({ product, name, label }) => ({
          id: product.id,
          version: stateWith(product, missing),
          value: { name, label },
        }),
      );
      keep({ index: frozen, described: keepHeads(documents, (value) => value) });
    },
  };
}

/** What a product was read from, and the make that is shown of it. */
function stateWith(product: Product, missing: string | null): string {
  return `${stateOf(product)} ${product.make ?? missing}`;
}

/** Gives one label for all that say the same: of thousands of products most have that of another. */
function labelKeeper(): (label: Label) => Label {
  const known = new Map<string, Label>();
  return (label) =>
    known.getOrInsert(JSON.stringify(label, (_, value) => value instanceof Set ? [...value] : value), label);
}
