import { AppError } from "../http/app_error.ts";
import type { Stores } from "../stores.ts";
import type { ProductChange } from "./bulk_writer.ts";
import { keepVersions } from "./keep_versions.ts";
import type { ProductRecord } from "./product_record.ts";

interface Undone {
  undone: number;
  /** Products that were changed since, or that find their category gone or their address taken. */
  left: number;
}

/**
 * Undoes a bulk action or an import: what it changed is as before, what it added is in the bin, and what it
 * deleted is back from there.
 */
export async function undoWrite(stores: Stores, batch: string, username: string): Promise<Undone> {
  const { products, drafts, bin } = stores;
  return await products.many(async (write) => {
    const changed = await products.past.read(batch);
    const deleted = await bin.of<ProductRecord>("products").ofBatch(batch);
    const total = changed.length + deleted.length;
    if (total === 0) {
      throw new AppError("not_found", "This was undone already, or it is too long ago to be undone");
    }
    const changes = [
      ...await changesBack(stores, changed, username),
      ...await restorations(stores, deleted, batch),
    ];
    if (changes.length === 0) {
      throw new AppError(
        "conflict",
        "Nothing was undone: the products were changed since, their category is gone or their address is taken",
      );
    }
    const written = await write(changes);
    await keepVersions(stores, changes, written, username);
    const back = new Set(changes.map((change) => change.kind === "update" && change.before.id));
    for (const { id, draft } of changed) {
      if (draft && back.has(id)) await drafts.of("products").putBack(id, draft);
    }
    await products.past.forget(batch);
    return { undone: changes.length, left: total - changes.length };
  });
}

async function changesBack(
  { products, categories, bin, now }: Stores,
  past: Awaited<ReturnType<Stores["products"]["past"]["read"]>>,
  username: string,
): Promise<ProductChange[]> {
  const filed = new Set(await categories.categories.ids());
  const found = await products.products.getMany(past.map(({ id }) => id));
  const keep = bin.of("products").keep(username);
  const updatedAt = now().toISOString();
  return past.flatMap(({ version, before }, place): ProductChange[] => {
    const product = found[place];
    if (product?.version !== version || before && !filed.has(before.categoryId)) return [];
    return before
      ? [{ kind: "update", before: product, record: { ...before, updatedAt } }]
      : [{ kind: "delete", before: product, keep }];
  });
}

async function restorations(
  { products, categories }: Stores,
  deleted: readonly { id: string; value: ProductRecord; entry: string; by: string }[],
  batch: string,
): Promise<ProductChange[]> {
  const filed = new Set(await categories.categories.ids());
  const changes: ProductChange[] = [];
  for (const { id, value, entry, by } of deleted) {
    if (!filed.has(value.categoryId) || await products.products.getBy("slug", value.slug)) continue;
    changes.push({ kind: "create", id, record: value, from: { entry, by, batch } });
  }
  return changes;
}
