import {
  type SeoGeneral,
  SeoGeneralSchema,
  type SeoPages,
  SeoPagesSchema,
  type SeoSocial,
  SeoSocialSchema,
} from "../../contract/seo.ts";
import { derived } from "../kv/derived.ts";
import type { Store } from "../kv/store.ts";
import { settingsDocument } from "../kv/settings_document.ts";

/** The three documents of the SEO settings. Each is saved separately. */
export function seoStore(store: Store) {
  const general = settingsDocument(store, "seo-general", SeoGeneralSchema);
  const pages = settingsDocument(store, "seo-pages", SeoPagesSchema);
  const social = settingsDocument(store, "seo-social", SeoSocialSchema);

  return {
    /** The collections that these settings are stored in. */
    collections: [general.name, pages.name, social.name],
    general,
    pages,
    social,

    /** All three documents, as stored. */
    read: derived<StoredSeo>(store, [general, pages, social], async () => {
      const [ofGeneral, ofPages, ofSocial] = await Promise.all([general.get(), pages.get(), social.get()]);
      return {
        ...(ofGeneral && { general: ofGeneral.value }),
        ...(ofPages && { pages: ofPages.value }),
        ...(ofSocial && { social: ofSocial.value }),
      };
    }),
  };
}

export type SeoStore = ReturnType<typeof seoStore>;

/** A document that was never stored is absent, and its defaults apply. */
export interface StoredSeo {
  general?: SeoGeneral;
  pages?: SeoPages;
  social?: SeoSocial;
}
