import type { MediaUse } from "../../contract/media.ts";
import { pictureFamily } from "../../contract/shared/picture_address.ts";
import type { ContentReader } from "../content/content.ts";
import type { SeoStore } from "../seo/seo_store.ts";

export interface UseSources {
  read: ContentReader;
  seo: SeoStore;
}

/** The titles of these pages in the panel. */
const SEO_TITLE = "SEO Settings";
const LOOK_TITLE = "Logo and Colours";

/** Where content uses the file at `url`. Drafts and translations are searched too. */
export async function mediaUses({ read, seo }: UseSources, url: string): Promise<MediaUse[]> {
  const [{ products, categories, posts, testimonials, pages, look, company }, settings] = await Promise.all([
    read.whole(),
    seo.read(),
  ]);
  // A link to one of its narrower pictures counts as well.
  const wanted = pictureFamily(url) ? url.replace(/-\d+x\d+\.webp$/, "-") : url;
  const uses = (document: unknown) => JSON.stringify(document).includes(wanted);
  return [
    ...products.filter(uses).map(({ id, name }) => ({ kind: "product" as const, id, title: name })),
    ...categories.filter(uses).map(({ id, name }) => ({ kind: "category" as const, id, title: name })),
    ...posts.filter(uses).map(({ id, title }) => ({ kind: "post" as const, id, title })),
    ...testimonials.filter(uses).map(({ id, name }) => ({ kind: "testimonial" as const, id, title: name })),
    ...pages.filter(uses).map(({ id, value }) => ({
      kind: "page" as const,
      id,
      title: value.name ?? value.slug,
    })),
    ...uses(settings) ? [{ kind: "seo" as const, id: "general", title: SEO_TITLE }] : [],
    ...uses(look) ? [{ kind: "look" as const, id: "look", title: LOOK_TITLE }] : [],
    ...uses(company) ? [{ kind: "company" as const, id: "company", title: company.name }] : [],
  ];
}
