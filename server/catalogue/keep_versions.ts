import type { Stored } from "../kv/document.ts";
import { mapConcurrently } from "../shared/map_concurrently.ts";
import type { Stores } from "../stores.ts";
import { CONCURRENCY, type ProductChange } from "./bulk_writer.ts";
import type { ProductRecord } from "./product_record.ts";
import { productView } from "./product_view.ts";

/** Records the versions of all products of a bulk write, as saving each one separately would. */
export async function keepVersions(
  { versions, categories }: Pick<Stores, "versions" | "categories">,
  changes: readonly ProductChange[],
  written: readonly Stored<ProductRecord>[],
  username: string,
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const all = await Array.fromAsync(categories.categories.all());
  const byId = new Map(all.map(({ id, value }) => [id, value]));
  const view = (record: Stored<ProductRecord>) => productView(record, byId.get(record.value.categoryId));
  let done = 0;
  const keep = async (change: ProductChange, record: Stored<ProductRecord>) => {
    if (change.kind === "delete") return;
    // What comes out of the bin still has its versions.
    if (change.kind === "create" && change.from) return;
    const before = change.kind === "create" ? null : view(change.before);
    await versions.record("products", record.id, { before, value: view(record), username });
  };
  await mapConcurrently([...changes.entries()], CONCURRENCY, async ([place, change]) => {
    await keep(change, written[place]!);
    onProgress(++done);
  });
}

/** Combines the progress of writing products and of recording their versions into a number of products. */
export function writeProgress(tell: (done: number) => void) {
  let [written, kept] = [0, 0];
  const told = () => tell(Math.floor((written + kept) / 2));
  return {
    written(done: number): void {
      written = done;
      told();
    },
    kept(done: number): void {
      kept = done;
      told();
    },
  };
}
