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
  const [{ products, categories, posts, testimonials, pages, look, company }, settings, batches] =
    await Promise.all([
      read.whole(),
      seo.read(),
      Array.fromAsync(batchDocuments.batches.all()),
    ]);
  // A link to one of its narrower pictures counts as well.
  const wanted = pictureFamily(url) ? url.replace(/-\d+x\d+\.webp$/, "-") : url;
  const uses = (document: unknown) => JSON.stringify(document).includes(wanted);
  async function using<T extends { id: string }>(kind: DraftKind, all: readonly T[]): Promise<T[]> {
    const kept = await drafts.of(kind).all();
    return all.filter((document) => uses([document, kept.get(document.id)]));
  }
  return [
    ...(await using("products", products)).map(({ id, name }) => ({
      kind: "product" as const,
      id,
      title: name,
    })),
    ...categories.filter(uses).map(({ id, name }) => ({ kind: "category" as const, id, title: name })),
    ...(await using("posts", posts)).map(({ id, title }) => ({ kind: "post" as const, id, title })),
    ...(await using("testimonials", testimonials)).map(({ id, name }) => ({
      kind: "testimonial" as const,
      id,
      title: name,
    })),
    ...(await using("pages", pages)).map(({ id, value }) => ({
      kind: "page" as const,
      id,
      title: value.name ?? value.slug,
    })),
    ...batches.filter(uses).map(({ id, value }) => ({ kind: "batch" as const, id, title: value.number })),
    ...uses(settings) ? [{ kind: "seo" as const, id: "general", title: SEO_TITLE }] : [],
    ...uses(look) ? [{ kind: "look" as const, id: "look", title: LOOK_TITLE }] : [],
    ...uses(company) ? [{ kind: "company" as const, id: "company", title: company.name }] : [],
  ];
}
