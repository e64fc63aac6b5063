import { LANGUAGES } from "../language.ts";

/** What the structured data says of every company on this site. */
export const BUSINESS = {
  country: "IN",
  currency: "INR",
  priceRange: "₹₹",
  languages: LANGUAGES,
} as const;

/** The years since the founding, rounded down to a multiple of five: "35+". Below five, the exact number. */
export function yearsInBusiness(yearEstablished: number, year: number): string {
  const years = Math.max(0, year - yearEstablished);
  return years < 5 ? String(years) : `${Math.floor(years / 5) * 5}+`;
}

/** The first letters of a name's first two words: "Amber Poultry Care" is "AP". */
export function initials(name: string): string {
  return name.trim().split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? "").join("").toUpperCase();
}
