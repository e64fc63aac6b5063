/** What a product may lack that its buyers look for. */
export const PRODUCT_GAPS = ["picture", "withdrawal", "translation"] as const;
export type ProductGap = typeof PRODUCT_GAPS[number];
