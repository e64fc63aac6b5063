import { assertEquals } from "deno-std/assert/equals.js";
import { localPath, splitLanguage } from "./language_paths.ts";

Deno.test("an address says its language, and a path in a language leads back to it", () => {
  for (
    const [address, language, path] of [
      ["/", "en", "/"],
      ["/blog", "en", "/blog"],
      ["/hi", "hi", "/"],
      ["/hi/blog/post/x", "hi", "/blog/post/x"],
      ["/te/products", "te", "/products"],
    ] as const
  ) {
    assertEquals(splitLanguage(address), { language, path });
    assertEquals(localPath(language, path), address);
  }
});

Deno.test("a path that only begins like a language is English", () => {
  for (const path of ["/hindi", "/en/blog", "/fr/blog", "/tea"]) {
    assertEquals(splitLanguage(path), { language: "en", path });
  }
});
