import type { Stored } from "../kv/document.ts";
import type { Stores } from "../stores.ts";
import type { ProductChange } from "./many_writer.ts";
import type { ProductRecord } from "./product_store.ts";
import { productView } from "./product_view.ts";

/** Versions on their way at once. */
const AT_ONCE = 32;

/** What a save of one product does with its versions, for each product of a large write. */
export async function keepVersions(
  { versions, categories }: Pick<Stores, "versions" | "categories">,
  changes: readonly ProductChange[],
  written: readonly Stored<ProductRecord>[],
  username: string,
): Promise<void> {
  const all = await Array.fromAsync(categories.categories.all());
  const byId = new Map(all.map(({ id, value }) => [id, value]));
  const view = (record: Stored<ProductRecord>) => productView(record, byId.get(record.value.categoryId));
  let next = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (next < changes.length) {
      const place = next++;
      const change = changes[place]!;
      const record = written[place]!;
      if (change.kind === "delete") {
        await versions.forget("products", record.id);
        continue;
      }
      // A product that was never saved by hand has no version to go back to yet.
      if (change.kind === "update" && !await versions.has("products", record.id)) {
        await versions.record("products", record.id, view(change.before), username);
      }
      await versions.record("products", record.id, view(record), username);
    }
  }));
}
