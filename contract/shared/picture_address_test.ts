import { assertEquals } from "deno-std/assert/equals.js";
import { pictureFamily, pictureName } from "./picture_address.ts";

const HASH = "0123456789abcdef0123456789abcdef";

Deno.test("The address of a picture tells its size and its narrower pictures", () => {
  const url = `/media/${pictureName(HASH, 1_600, 1_067)}`;
  assertEquals(pictureFamily(url), {
    width: 1_600,
    height: 1_067,
    variants: [
      { url: `/media/${HASH}-400.webp`, width: 400 },
      { url: `/media/${HASH}-800.webp`, width: 800 },
      { url, width: 1_600 },
    ],
  });
  const small = `https://roost.example/media/${pictureName(HASH, 400, 300)}`;
  assertEquals(pictureFamily(small)?.variants, [{ url: small, width: 400 }]);
});

Deno.test("Other addresses tell nothing", () => {
  for (
    const url of [
      "/media/drum.svg",
      `/media/${HASH}.pdf`,
      `/media/${HASH}-400.webp`,
      "/assets/a-1x1.webp",
      "",
    ]
  ) {
    assertEquals(pictureFamily(url), null, url);
  }
});
