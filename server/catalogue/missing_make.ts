import type { Company } from "../../contract/company.ts";

/**
 * The make of products without one in public responses. Null: the pages say that they are imported, as they do
 * for a profile that was stored before there was a choice.
 */
export function missingMake({ missingMake, name }: Pick<Company, "missingMake" | "name">): string | null {
  return { imported: null, india: "India", company: name, nothing: "" }[missingMake] ?? null;
}
