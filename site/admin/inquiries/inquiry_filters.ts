import type { ListAddress } from "../list_address.ts";

export const INQUIRIES_PATH = "/api/admin/contact-submissions";

/** The filters below the search box, by their names in the address and in the call. */
export const FILTERS = ["kind", "partner", "suspected", "from", "to"] as const;

/** Every filter of the address, as the calls take it. */
export function filtersOf(address: ListAddress): Record<string, string | null> {
  return Object.fromEntries(["state", ...FILTERS].map((name) => [name, address.get(name)]));
}
