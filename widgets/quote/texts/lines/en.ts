export const en = {
  title: "Products",
  product: "Product",
  quantity: "Quantity",
  example: "25 kg × 4",
  more: "Add another product",
  remove: "Remove",
  full: "A request takes no more products.",
};

export type LineTexts = typeof en;
