import type { QuoteLine } from "../inquiry.ts";

/**
 * The quantity of a line with its unit in words, such as `25 bags`; null if the visitor gave neither. `units` are the
 * words of a language.
 */
export function lineQuantity(
  { quantity, unit }: Pick<QuoteLine, "quantity" | "unit">,
  units: Readonly<Record<string, string>>,
): string | null {
  return [quantity, unit && (units[unit] ?? unit)].filter(Boolean).join(" ") || null;
}
