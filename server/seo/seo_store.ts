import {
  type SeoGeneral,
  SeoGeneralSchema,
  type SeoPages,
  SeoPagesSchema,
  type SeoSocial,
  SeoSocialSchema,
} from "../../contract/seo.ts";
import type { Store } from "../kv/store.ts";
import { settingsDocument } from "../kv/settings_document.ts";

/** The three documents of the SEO settings, each saved by itself: `seo-general`, `seo-pages`, `seo-social`. */
export function seoStore(store: Store) {
  const general = settingsDocument(store, "seo-general", SeoGeneralSchema);
  const pages = settingsDocument(store, "seo-pages", SeoPagesSchema);
  const social = settingsDocument(store, "seo-social", SeoSocialSchema);
  let revision: string | undefined;
  let reading: Promise<StoredSeo> | undefined;

  return {
    general,
    pages,
    social,

    /** What was stored of all three, read again only when the content has changed. */
    read(): Promise<StoredSeo> {
      if (!reading || revision !== store.revision) {
        revision = store.revision;
        const started = reading = Promise.all([general.get(), pages.get(), social.get()])
          .then(([general, pages, social]) => ({
            ...(general && { general: general.value }),
            ...(pages && { pages: pages.value }),
            ...(social && { social: social.value }),
          }));
        // A failed read is tried again by the next caller.
        started.catch(() => {
          if (reading === started) reading = undefined;
        });
      }
      return reading;
    },
  };
}

export type SeoStore = ReturnType<typeof seoStore>;

/** Absent: never stored, the defaults apply. */
export interface StoredSeo {
  general?: SeoGeneral;
  pages?: SeoPages;
  social?: SeoSocial;
}
