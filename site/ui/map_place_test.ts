import { assertEquals } from "deno-std/assert/equals.js";
import { mapFrame, mapLink, placeOf } from "./map_place.ts";

Deno.test("The map shows the company's place, and there is none where none is given", () => {
  assertEquals(placeOf({ latitude: 16.5, longitude: 80.6 }), { latitude: 16.5, longitude: 80.6 });
  assertEquals(placeOf({}), undefined);
  assertEquals(placeOf({ latitude: 16.5 }), undefined);
  assertEquals(
    mapLink({ latitude: 0, longitude: 0 }),
    "https://www.openstreetmap.org/?mlat=0&mlon=0#map=16/0/0",
  );
});

Deno.test("The map's frame is OpenStreetMap's own, with the place in its middle", () => {
  const frame = new URL(mapFrame({ latitude: 17.4, longitude: 78.5 }));
  assertEquals(frame.origin + frame.pathname, "https://www.openstreetmap.org/export/embed.html");
  assertEquals(frame.searchParams.get("bbox"), "78.49200,17.39600,78.50800,17.40400");
  assertEquals(frame.searchParams.get("marker"), "17.4,78.5");
});
