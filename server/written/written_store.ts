import * as z from "zod/mini";
import { issue } from "../../contract/issue.ts";
import { isBuiltIn, isPart, type PageBody, type PageInput, PageSchema } from "../../contract/page.ts";
import type { Drafts } from "../drafts/draft_store.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Deletion } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { ConflictError } from "../kv/errors.ts";
import { UNSTORED } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";
import { slugged } from "../shared/slugged.ts";
import { neutralPage } from "../../contract/shared/neutral_pages.ts";
import { RESERVED_SLUGS } from "./reserved_slugs.ts";

const PageRecordSchema = z.omit(PageSchema, { id: true, draft: true });
export type PageRecord = z.infer<typeof PageRecordSchema>;

/**
 * Pages that the owner writes, and parts of others. Keys: `pages` by id, unique `slug`; `page-redirects` by former slug. A page that
 * every site has is stored under its slug, once it was saved.
 */
export function writtenStore(store: Store, now: () => Date) {
  const pages = collection(store, {
    name: "pages",
    schema: PageRecordSchema,
    unique: { slug: ({ slug }) => slug },
  });
  const redirects = collection(store, { name: "page-redirects", schema: z.object({ pageId: z.string() }) });
  const addressed = slugged({
    store,
    documents: pages,
    redirects,
    targetOf: (pageId) => ({ pageId }),
    reserved: RESERVED_SLUGS,
  });

  async function recordOf(slug: string, input: PageInput): Promise<PageRecord> {
    const { state, slug: _, ...body } = input;
    return { ...await sanitized(body), slug, state, updatedAt: now().toISOString() };
  }

  return {
    pages,
    redirects,

    /** A page that every site has is found before it was ever saved. */
    async get(id: string): Promise<Stored<PageRecord> | null> {
      return await pages.get(id) ?? (isGiven(id) ? unstored(id) : null);
    },

    create(input: PageInput): Promise<Stored<PageRecord>> {
      if (!input.name) throw AppError.invalid([issue("name", "required")]);
      return addressed.create({ slug: input.slug, name: input.name }, (_, slug) => recordOf(slug, input));
    },

    async update(id: string, input: PageInput, ifMatch?: string): Promise<Stored<PageRecord>> {
      if (!isGiven(id)) {
        if (!input.name) throw AppError.invalid([issue("name", "required")]);
        return await addressed.update(id, { slug: input.slug, ifMatch }, (_, slug) => recordOf(slug, input));
      }
      return await store.transaction(async (tx) => {
        const before = await pages.get(id);
        const record = await recordOf(id, input);
        if (before) {
          return await pages.in(tx).update(id, () => record, { ifMatch: ifMatch ?? before.version });
        }
        if (ifMatch !== undefined && ifMatch !== UNSTORED) {
          throw new ConflictError(`Cannot change the page ${id}: it was changed meanwhile`);
        }
        return await pages.in(tx).create(record, { id });
      });
    },

    /** Returns what an update would store. */
    changed: (input: PageInput, before: PageRecord): Promise<PageRecord> =>
      recordOf(isGiven(before.slug) ? before.slug : addressed.slugAfter(before, input.slug), input),

    /** Puts a draft beside each page that held what was public beside its draft, as pages once did. */
    async separateDrafts(drafts: Drafts): Promise<void> {
      for await (const { id, value } of pages.all()) {
        const { live, ...record } = value as Omit<PageRecord, "state"> & {
          state: string;
          live?: PageBody | null;
        };
        if (record.state !== "changed") continue;
        const published: PageRecord = { ...record, ...live, state: live ? "published" : "draft" };
        if (live) {
          const after = { ...record, state: published.state };
          const known = await drafts.get(id);
          await drafts.save(id, { before: published, after, known, username: "somebody" });
        }
        await pages.update(id, () => published);
      }
    },

    /** A page that every site has becomes as if nobody had ever written it. */
    delete: (id: string, deletion: Deletion): Promise<Stored<PageRecord>> => pages.delete(id, deletion),
  };
}

export type WrittenStore = ReturnType<typeof writtenStore>;

/** Whether every site has it. */
function isGiven(id: string): boolean {
  return isBuiltIn(id) || isPart(id);
}

/** A page that was never saved, as the form begins with it. */
export function unstored(slug: string): Stored<PageRecord> {
  const value: PageRecord = { ...neutralPage(slug), slug, state: "published", updatedAt: null };
  return { id: slug, version: UNSTORED, value };
}

/** What everybody sees; null if the page is not public. */
export function publicBody({ state, slug: _, updatedAt: __, ...body }: PageRecord): PageBody | null {
  return state === "published" ? body : null;
}

async function sanitized(body: PageBody): Promise<PageBody> {
  // Loaded on the first write: the sanitiser would take a third of the server's start time.
  const { sanitizePost } = await import("../content/sanitize_post.ts");
  const clean = <T extends { text?: string | null }>(texts: T): T =>
    texts.text ? { ...texts, text: withoutEmptiness(sanitizePost(texts.text)) } : texts;
  return {
    ...body,
    blocks: body.blocks.map((block) => ({
      ...clean(block),
      ...block.translations && {
        translations: Object.fromEntries(
          Object.entries(block.translations).map(([language, texts]) => [language, texts && clean(texts)]),
        ),
      },
    })),
  };
}

/** An editor without content still returns an empty paragraph. */
function withoutEmptiness(html: string): string | null {
  const isEmpty = !/<(img|hr|table)\b/.test(html) && html.replace(/<[^>]*>|&nbsp;/g, "").trim() === "";
  return isEmpty ? null : html;
}
