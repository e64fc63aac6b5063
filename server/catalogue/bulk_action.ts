import { isDeepStrictEqual } from "node:util";
import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { issuesOf } from "../../contract/issue.ts";
import { ProductInputSchema } from "../../contract/product.ts";
import type { FieldValue, ProductBulk, ProductBulkResult } from "../../contract/product_bulk.ts";
import { type DraftRecord, withDraft } from "../drafts/draft_store.ts";
import { AppError } from "../http/app_error.ts";
import { prohibitedInProduct } from "../knowledge/prohibited_in.ts";
import type { Keep } from "../kv/collection_writer.ts";
import type { Stored } from "../kv/document.ts";
import { yieldEvery } from "../shared/yield_to_event_loop.ts";
import type { Stores } from "../stores.ts";
import type { AdminProductList } from "./admin_product_list.ts";
import type { BulkProgress } from "./bulk_progress.ts";
import type { ProductChange } from "./bulk_writer.ts";
import { keepVersions, writeProgress } from "./keep_versions.ts";
import type { ProductRecord } from "./product_record.ts";

/** Applies one action to many products, atomically. */
export function bulkAction(stores: Stores, list: AdminProductList, progress: BulkProgress, now: () => Date) {
  const { products, categories, bin } = stores;
  const drafts = stores.drafts.of("products");

  async function changesOf(
    found: readonly Stored<ProductRecord>[],
    bulk: ProductBulk,
    keep: Keep,
  ): Promise<ProductChange[]> {
    const categoryId = bulk.category ? (await categories.named(bulk.category)).id : undefined;
    const updatedAt = now().toISOString();
    const kept = bulk.action === "publish" ? await drafts.all() : new Map<string, never>();
    if (bulk.action === "publish") {
      await assertAllowed(
        found.map(({ id, value }) => kept.has(id) ? withDraft(value, kept.get(id)!) : value),
        stores,
      );
    }
    if (bulk.set) {
      const changes = await settings(found, bulk.set, stores);
      await assertAllowed(changes.flatMap(publicAfter), stores);
      return changes;
    }
    const filed = new Set(kept.size > 0 ? await categories.categories.ids() : []);
    return found.flatMap((product) => {
      const draft = kept.get(product.id);
      return draft
        ? [publication(product, draft, { updatedAt, filed })]
        : changeOf(product, bulk, { updatedAt, categoryId, keep });
    });
  }

  return async (bulk: ProductBulk, username: string): Promise<ProductBulkResult> =>
    await products.many(async (write) => {
      const ids = await chosen(bulk, list);
      const batch = monotonicUlid();
      const changes = await changesOf(
        await stored(ids, stores),
        bulk,
        bin.of("products").keep(username, batch),
      );
      const teller = progress.begin(changes.length);
      try {
        const tell = writeProgress(teller.tell);
        const written = await write(changes, { onProgress: tell.written });
        await keepVersions(stores, changes, written, username, tell.kept);
        await products.past.keep(batch, changes, written);
        for (const change of changes) {
          if (change.kind === "update" && change.draft) await drafts.discard(change.before.id);
        }
        return {
          changed: written.length,
          unchanged: ids.length - written.length,
          ...(written.length > 0 && { batch }),
        };
      } finally {
        await teller.end();
      }
    });
}

/** The ids of the products that are meant; of a filter's only if it still finds as many. */
async function chosen({ ids, all }: ProductBulk, list: AdminProductList): Promise<string[]> {
  if (ids) return [...new Set(ids)];
  const { count, ...filter } = all!;
  const found = await list.all(filter);
  if (found.length === count) return found.map(({ id }) => id);
  throw new AppError(
    "conflict",
    `Cannot change these products: there were ${count}, now there are ${found.length}. Nothing was changed`,
  );
}

/** No product is published that holds what is prohibited, and no other with it. */
async function assertAllowed(published: readonly ProductRecord[], { knowledge }: Stores): Promise<void> {
  const { prohibited } = await knowledge.read();
  for (const product of published) {
    const [first] = prohibitedInProduct(product, prohibited);
    if (first) throw new AppError("invalid", `Cannot publish “${product.name}”: ${first.message}`);
  }
}

/** The products as they are stored. */
async function stored(ids: readonly string[], { products }: Stores): Promise<Stored<ProductRecord>[]> {
  const found = (await products.products.getMany(ids)).filter((product) => product !== null);
  const gone = ids.length - found.length;
  if (gone === 0) return found;
  throw new AppError(
    "conflict",
    `Cannot change these products: ${gone} of ${ids.length} ${
      gone === 1 ? "was" : "were"
    } deleted meanwhile. Nothing was changed`,
  );
}

/** What the public sees of a product after a change. */
function publicAfter(change: ProductChange): ProductRecord[] {
  return change.kind === "update" && change.record.status === "published" ? [change.record] : [];
}

/** The changes that give each product the value, as a save of its form would. What has it already is left out. */
async function settings(
  found: readonly Stored<ProductRecord>[],
  { field, value }: FieldValue,
  { products, categories, company }: Stores,
): Promise<ProductChange[]> {
  const [name = "", part] = field.split(".");
  const seller = (await company.get()).name;
  const names = new Map<string, string>();
  for await (const { id, value } of categories.categories.all()) names.set(id, value.name);
  const rest = yieldEvery();
  const changes: ProductChange[] = [];
  for (const before of found) {
    await rest();
    const is: ProductRecord & Record<string, unknown> = before.value;
    const category = { id: is.categoryId, name: names.get(is.categoryId) ?? "" };
    const wanted = part === undefined ? value : { ...Object(is[name]), [part]: value };
    const parsed = ProductInputSchema.safeParse({ ...is, category: category.name, [name]: wanted });
    if (!parsed.success) {
      const issues = issuesOf(parsed.error).map((one) => ({
        ...one,
        message: `“${is.name}”: ${one.message}`,
      }));
      throw AppError.invalid(issues);
    }
    const { slug, createdAt, status } = is;
    const given = { slug, createdAt, company: seller, ...status && { status } };
    const record: typeof is = await products.recordOf(parsed.data, category, given);
    if (isDeepStrictEqual(record[name] ?? null, is[name] ?? null)) continue;
    changes.push({ kind: "update", before, record });
  }
  return changes;
}

/** The change that publishes a draft. It stays in its category where that of the draft is gone. */
function publication(
  before: Stored<ProductRecord>,
  draft: DraftRecord,
  { updatedAt, filed }: { updatedAt: string; filed: ReadonlySet<string> },
): ProductChange {
  const record = withDraft(before.value, draft);
  const categoryId = filed.has(record.categoryId) ? record.categoryId : before.value.categoryId;
  return {
    kind: "update",
    before,
    record: { ...record, categoryId, status: "published", updatedAt },
    draft,
  };
}

/** The change that the action makes to a product; empty if the product already has the wanted state. */
function changeOf(
  before: Stored<ProductRecord>,
  { action }: ProductBulk,
  { updatedAt, categoryId, keep }: { updatedAt: string; categoryId: string | undefined; keep: Keep },
): ProductChange[] {
  if (action === "delete") return [{ kind: "delete", before, keep }];
  const wanted: Partial<ProductRecord> = action === "publish" || action === "unpublish"
    ? { status: action === "publish" ? "published" : "draft" }
    : action === "move"
    ? { categoryId: categoryId! }
    : { isFeatured: action === "feature" };
  const is: ProductRecord = { ...before.value, status: before.value.status ?? "published" };
  const same = (Object.keys(wanted) as (keyof ProductRecord)[]).every((name) =>
    (is[name] ?? null) === (wanted[name] ?? null)
  );
  return same ? [] : [{ kind: "update", before, record: { ...is, ...wanted, updatedAt } }];
}
