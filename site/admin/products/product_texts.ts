import type { ProductGap } from "../../../contract/product_gap.ts";
import { resourceTexts } from "../form/resource_texts.ts";

/** The sentences of the products page. */
export const productTexts = resourceTexts("product", "products", {
  columns: ["Product Name", "Category", "Make", "Packaging"],
  translations: "Translations",
  translated: "Complete",
  untranslated: (language: string, count: number) => `${language}: ${count} missing`,
  changed: "Changed",
  featured: "Featured",
  draft: "Draft",
  published: "Published",
  duplicate: "Duplicate",
  choose: "Choose a category",
  copyOf: (name: string) => `${name} (copy)`,
  previewNotYet: "Its page is here once it has a name and a category",
  filters: {
    status: "State",
    category: "Category",
    featured: "Featured",
    all: "All",
    onlyFeatured: "Featured only",
    lacking: "Still missing",
    gaps: {
      picture: "Picture",
      withdrawal: "Days until sale",
      translation: "Hindi or Telugu texts",
    } satisfies Record<ProductGap, string>,
  },
  bulk: {
    action: "With these",
    choose: "Choose an action…",
    actions: {
      publish: "Publish",
      unpublish: "Make drafts",
      feature: "Feature",
      unfeature: "Stop featuring",
      move: "Move to category…",
      set: "Change a field…",
      delete: "Delete",
    },
    category: "To category",
    field: "Field",
    chooseField: "Choose a field",
    empties: "All get this. Left empty, it is cleared.",
    run: "Apply",
    running: "Working…",
    progress: (percent: number, done: string, total: string) => `${percent}%: ${done} of ${total}`,
    confirm: (action: string, count: string, one: boolean) =>
      `${action}: ${count} ${one ? "product" : "products"}. Go on?`,
    setTo: (field: string, value: string) => value ? `${field}: “${value}”` : `${field}: empty`,
    moveTo: (category: string) => `Move to ${category}`,
    confirmDelete: (count: string, one: boolean) => `Delete ${count} ${one ? "product" : "products"}?`,
    done: (changed: number, unchanged: number) =>
      `${changed} ${changed === 1 ? "product" : "products"} changed${
        unchanged > 0 ? `, ${unchanged} ${unchanged === 1 ? "was" : "were"} so already` : ""
      }`,
  },
  emptyHint: "Add the first one with the button above, or import a list from Excel.",
});
