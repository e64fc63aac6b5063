import type { Company } from "../../contract/company.ts";
import { BUSINESS } from "../../contract/shared/business.ts";

/** The origin of the live map's frame. Only the content security policy of the pages below allows it. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** Query parameter that shows the live map. It works without JavaScript. */
export const LIVE_MAP = "map";

/** Paths of the pages with a map. */
export const MAP_PAGES: readonly string[] = ["/", "/contact"];

/** Half of the initial map section in degrees: a few streets around the company. */
const AROUND = { latitude: 0.004, longitude: 0.008 };

type Place = Pick<Company, "latitude" | "longitude">;

export function placeOf({ latitude, longitude }: Place): { latitude: number; longitude: number } {
  if (latitude === undefined || longitude === undefined) return BUSINESS;
  return { latitude, longitude };
}

/** The company on OpenStreetMap, as a page to open. */
export function mapLink(company: Place): string {
  const { latitude, longitude } = placeOf(company);
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The company on OpenStreetMap, as a frame to embed. */
export function mapFrame(company: Place): string {
  const { latitude, longitude } = placeOf(company);
  const bounds = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: bounds.join(),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${MAP_ORIGIN}/export/embed.html?${query}`;
}
