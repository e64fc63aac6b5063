/** Young birds that do not lay yet. A product for any of them is also for chicks. */
export const REARED: readonly string[] = ["broilers", "pullets", "breeders-in-rear"];
/** All kinds of chickens: a line for chickens is for each of them. */
export const CHICKENS: readonly string[] = [
  ...["chickens", "chicks", ...REARED],
  ...["layers", "breeders", "backyard-birds"],
];
/** Our articles and products are for these, named or not. */
export const POULTRY: readonly string[] = [...CHICKENS, "turkeys", "ducks", "quails", "geese", "guinea-fowl"];
export const BIRDS: readonly string[] = [...POULTRY, "pigeons", "cage-birds", "emus"];
export const RUMINANTS: readonly string[] = ["cattle", "buffaloes", "goats", "sheep"];
