/** Days for which each count is stored: three months and those before them, and the weeks in which one looks back. */
export const FIGURE_DAYS_STORED = 200;
/** Months of 31 days for which the sums of months are stored. */
export const FIGURE_MONTHS_STORED = 36;

/** Most keys that a day has of each kind. What is beyond is counted together, without its name. */
export const FIGURE_KEYS_MAX = {
  page: 1_000,
  product: 2_000,
  article: 1_000,
  search: 500,
  missed: 500,
  asked: 1_000,
} as const;

/** Most characters that are stored of a search. */
export const FIGURE_WORDS_MAX = 60;
