import { Hono } from "hono";
import * as z from "zod/mini";
import {
  type BatchDocuments,
  BatchDocumentsInputSchema,
  BatchDocumentsSchema,
  foldBatchNumber,
  type FoundBatch,
  FoundBatchSchema,
} from "../../contract/batch_documents.ts";
import type { Bin } from "../bin/bin_store.ts";
import type { ContentReader } from "../content/content.ts";
import { cachedJson } from "../http/answers.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText, list, parameter } from "../http/list_query.ts";
import { plainStore, resource } from "../http/resource.ts";
import { collection } from "../kv/collection.ts";
import { derived } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";

const RecordSchema = z.omit(BatchDocumentsSchema, { id: true, productNames: true });
type BatchRecord = z.infer<typeof RecordSchema>;

/** Keys: `batch-documents` by id. Two makers may have the same number, so none is unique. */
export function batchDocumentStore(store: Store) {
  const batches = collection(store, { name: "batch-documents", schema: RecordSchema });
  return {
    batches,
    /** All batches in memory, by their number as it is compared. */
    byNumber: derived(
      store,
      [batches],
      async () =>
        Map.groupBy(await Array.fromAsync(batches.all()), ({ value }) => foldBatchNumber(value.number)),
    ),
  };
}
export type BatchDocumentStore = ReturnType<typeof batchDocumentStore>;

const BatchQuerySchema = z.object({
  batch: parameter("the whole batch number, in any case, with or without blanks"),
  lang: languageParameter,
});

/** For anyone who has a pack: the documents of one number. There is no list of numbers. */
export function batchDocumentRoutes({ byNumber }: BatchDocumentStore, read: ContentReader) {
  return new Hono().get(
    "/batch-documents",
    endpoint({
      summary: "Finds the documents of a batch by its number.",
      query: BatchQuerySchema,
      response: z.array(FoundBatchSchema),
    }),
    async (c) => {
      const { batch = "", lang } = c.req.valid("query");
      const [{ productById }, batches] = await Promise.all([read(lang), byNumber()]);
      const found = (batches.get(foldBatchNumber(batch)) ?? []).flatMap((
        { value: { number, products, files } },
      ) =>
        products.flatMap((id): FoundBatch[] => {
          const product = productById.get(id);
          if (!product) return [];
          const { slug, name, untranslated } = product;
          return [{
            number,
            product: { slug, name, ...(untranslated?.includes("name") && { untranslated }) },
            files,
          }];
        })
      );
      return cachedJson(c, found);
    },
  );
}

/** For the owner. */
export function adminBatchDocumentRoutes({ batches }: BatchDocumentStore, bin: Bin, read: ContentReader) {
  async function viewsOf(rows: readonly Stored<BatchRecord>[]): Promise<BatchDocuments[]> {
    const names = new Map((await read.whole()).products.map(({ id, name }) => [id, name]));
    return rows.map(({ id, value }) => ({
      id,
      ...value,
      productNames: value.products.flatMap((product) => names.get(product) ?? []),
    }));
  }
  const byNumber = byText(({ number }: BatchDocuments) => number);
  return resource({
    one: "the documents of a batch",
    many: "documents by batch, the newest first",
    schema: BatchDocumentsSchema,
    input: BatchDocumentsInputSchema,
    store: plainStore(batches),
    view: async (stored) => (await viewsOf([stored]))[0]!,
    nameOf: ({ number }) => number,
    bin,
    list: {
      ...list<BatchDocuments>({
        rows: async () => await viewsOf(await Array.fromAsync(batches.all({ reverse: true }))),
        sort: { number: byNumber },
        search: {
          in: "numbers and products",
          texts: ({ number, productNames }) => [number, ...productNames],
        },
      }),
      view: (rows) => rows,
    },
  });
}
