import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../../contract/language.ts";
import { derived } from "../kv/derived.ts";
import type { Stores } from "../stores.ts";
import type { ContentReader, WholeContent } from "./content.ts";
import { keptProducts } from "./kept_products.ts";
import { contentCollections, type ContentRecords, readRecords } from "./content_records.ts";
import { type PublicContent, publicContent } from "./public_content.ts";
import { ownWords } from "../written/own_words.ts";
import { wholeContent } from "./whole_content.ts";

/**
 * Reads the current content. After a write it reads only the changed documents and reuses the rest, so that
 * saving one product of ten thousand does not delay requests.
 */
export function contentReader(stores: Stores): ContentReader {
  const { store, now, company, frame, look, catalogueOrder } = stores;
  const collections = contentCollections(stores);

  const reading = derived<{ records: ContentRecords; content: WholeContent }>(
    store,
    collections,
    async (before) => {
      const kept = before ? undefined : await keptProducts(store.files);
      const records = await readRecords(stores, before?.value.records, before?.changed, kept?.known);
      const known = before?.value.content;
      const isKnown = (name: string) => known && !before.changed.has(name);
      const content = wholeContent(
        records,
        {
          company: isKnown(company.profile.name) ? known!.company : await company.get(),
          frame: isKnown(frame.settings.name) ? known!.frame : await frame.get(),
          order: isKnown(catalogueOrder.settings.name) ? known!.order : await catalogueOrder.get(),
          look: isKnown(look.settings.name) ? known!.look : await look.get(),
        },
        before?.value,
        kept?.order,
      );
      void kept?.keep(content.products.map(({ id }) => records.products.get(id)!));
      return { records, content };
    },
  );
  const whole = async () => (await reading()).content;

  const derive: ContentReader["derive"] = (compute) =>
    derived(store, collections, async (before) => await compute(await whole(), before?.value));
  const byLanguage = new Map(
    LANGUAGES.map((language) => [
      language,
      derive<PublicContent>(async (whole, before) => ({
        whole,
        content: await publicContent(whole, language, now(), before),
      })),
    ]),
  );
  const read = async (language: Language = DEFAULT_LANGUAGE) => (await byLanguage.get(language)!()).content;
  async function said(language: Language) {
    const content = await whole();
    return ownWords(content, language, content.shownProducts, now());
  }
  return Object.assign(read, { whole, said, derive, collections });
}
