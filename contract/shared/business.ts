/** Defaults for the structured data and the map. The SEO settings override them. */
export const BUSINESS = {
  latitude: 17.3992,
  longitude: 78.5062,
  locality: "Hyderabad",
  region: "Telangana",
  geoRegion: "IN-TG",
  country: "IN",
  currency: "INR",
  priceRange: "₹₹",
  languages: ["en", "hi", "te"],
  openingHours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
  ],
} as const;

/** The years since the founding, rounded down to a multiple of five: "35+". Below five, the exact number. */
export function yearsInBusiness(yearEstablished: number, year: number): string {
  const years = Math.max(0, year - yearEstablished);
  return years < 5 ? String(years) : `${Math.floor(years / 5) * 5}+`;
}
