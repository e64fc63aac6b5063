import { AppError } from "../http/app_error.ts";
import type { Stores } from "../stores.ts";
import type { ProductChange } from "./bulk_writer.ts";
import { keepVersions } from "./keep_versions.ts";

interface Undone {
  undone: number;
  /** Products that somebody changed since, or whose category is gone. They stay as they are. */
  left: number;
}

/** Undoes a bulk write or an import: what it changed is as before, what it added is in the bin. */
export async function undoWrite(stores: Stores, batch: string, username: string): Promise<Undone> {
  const { products, categories, bin, now } = stores;
  return await products.many(async (write) => {
    const past = await products.past.read(batch);
    if (past.length === 0) {
      throw new AppError("not_found", "This was undone already, or it is too long ago to be undone");
    }
    const filed = new Set(await categories.categories.ids());
    const found = await products.products.getMany(past.map(({ id }) => id));
    const keep = bin.of("products").keep(username);
    const updatedAt = now().toISOString();
    const changes = past.flatMap(({ version, before }, place): ProductChange[] => {
      const product = found[place];
      if (product?.version !== version || before && !filed.has(before.categoryId)) return [];
      return before
        ? [{ kind: "update", before: product, record: { ...before, updatedAt } }]
        : [{ kind: "delete", before: product, keep }];
    });
    const written = await write(changes);
    await keepVersions(stores, changes, written, username);
    await products.past.forget(batch);
    return { undone: changes.length, left: past.length - changes.length };
  });
}
