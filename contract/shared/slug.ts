/**
 * Makes a slug from a name: lowercase, with a hyphen for each run of characters that are not letters or
 * digits. Letters of all scripts are kept, so that a Hindi name has a slug too.
 */
export function slugOf(name: string): string {
  return name.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
}
