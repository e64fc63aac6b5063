import type { Company } from "../../contract/company.ts";

/** The origin of the live map's frame. Only the content security policy of the pages below allows it. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** Query parameter that shows the live map. It works without JavaScript. */
export const LIVE_MAP = "map";

/** Paths of the pages with a map. */
export const MAP_PAGES: readonly string[] = ["/", "/contact"];

/** Half of the initial map section in degrees: a few streets around the company. */
const AROUND = { latitude: 0.004, longitude: 0.008 };

interface Place {
  latitude: number;
  longitude: number;
}

/** The company's place, if its profile names one. */
export function placeOf({ latitude, longitude }: Pick<Company, "latitude" | "longitude">): Place | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** The company on OpenStreetMap, as a page to open. */
export function mapLink({ latitude, longitude }: Place): string {
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The company on OpenStreetMap, as a frame to embed. */
export function mapFrame({ latitude, longitude }: Place): string {
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
