/**
 * The address part made from a name: lowercase, runs of other characters than letters and digits become a
 * hyphen. Letters of every script stay, so that a Hindi name has a slug too.
 */
export function slugOf(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
}
