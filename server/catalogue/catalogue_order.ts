import { type CatalogueOrder, CatalogueOrderSchema, NO_ORDER } from "../../contract/catalogue_order.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import { settingsDocument } from "../kv/settings_document.ts";
import type { Store } from "../kv/store.ts";

/** The one document of `catalogue-order`. */
export function catalogueOrderStore(store: Store) {
  const settings = settingsDocument(store, "catalogue-order", CatalogueOrderSchema);
  return {
    settings,

    async get(): Promise<CatalogueOrder> {
      return (await settings.get())?.value ?? NO_ORDER;
    },
  };
}

export function catalogueOrderRoutes({ settings }: ReturnType<typeof catalogueOrderStore>) {
  return settingsRoutes({
    one: "the order of categories and products",
    schema: CatalogueOrderSchema,
    document: settings,
    defaults: () => NO_ORDER,
  });
}
