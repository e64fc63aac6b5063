import type { MediaUse } from "../../contract/media.ts";
import { pictureFamily } from "../../contract/shared/picture_address.ts";
import type { ContentReader } from "../content/content.ts";
import type { BatchDocumentStore } from "../batch_documents/batch_documents.ts";
import type { DraftKind, DraftStore } from "../drafts/draft_store.ts";
import type { SeoStore } from "../seo/seo_store.ts";

export interface UseSources {
  read: ContentReader;
  seo: SeoStore;
  drafts: DraftStore;
  batchDocuments: BatchDocumentStore;
}

/** The titles of these pages in the panel. */
const SEO_TITLE = "SEO Settings";
const LOOK_TITLE = "Logo and Colours";

/** Where content uses the file at `url`. Drafts, those beside published content too, and translations are searched. */
export async function mediaUses(
  { read, seo, drafts, batchDocuments }: UseSources,
  url: string,
): Promise<MediaUse[]> {
  const [{ products, categories, posts, authors, testimonials, pages, look, company }, settings, batches] =
    await Promise.all([
      read.whole(),
      seo.read(),
      Array.fromAsync(batchDocuments.batches.all()),
    ]);
  // A link to one of its narrower pictures counts as well.
  const wanted = pictureFamily(url) ? url.replace(/-\d+x\d+\.webp$/, "-") : url;

  async function using<T extends { id: string }>(
    kind: MediaUse["kind"],
    all: readonly T[],
    titleOf: (document: T) => string,
    draftKind?: DraftKind,
  ): Promise<MediaUse[]> {
    const kept = draftKind && await drafts.of(draftKind).all();
    return all
      .filter((document) => JSON.stringify([document, kept?.get(document.id)]).includes(wanted))
      .map((document) => ({ kind, id: document.id, title: titleOf(document) }));
  }

  const ofSettings = await drafts.of("settings").all();
  const seoDrafts = seo.collections.map((name) => ofSettings.get(name));
  const uses = await Promise.all([
    using("product", products, ({ name }) => name, "products"),
    using("category", categories, ({ name }) => name),
    using("post", posts, ({ title }) => title, "posts"),
    using("author", authors, ({ name }) => name, "authors"),
    using("testimonial", testimonials, ({ name }) => name, "testimonials"),
    using("page", pages, ({ value }) => value.name ?? value.slug, "pages"),
    using("batch", batches, ({ value }) => value.number),
    using("seo", [{ settings, drafts: seoDrafts, id: "general" }], () => SEO_TITLE),
    using("look", [{ ...look, id: "look" }], () => LOOK_TITLE, "settings"),
    using("company", [{ ...company, id: "company" }], ({ name }) => name, "settings"),
  ]);
  return uses.flat();
}
