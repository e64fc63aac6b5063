import { assertEquals } from "deno-std/assert/equals.js";
import { builtAddress } from "./Picture.tsx";

Deno.test("A path under the sources' folder means the built picture, any other stays", () => {
  assertEquals(builtAddress("/src/assets/hen.png"), "/assets/hen.png");
  assertEquals(builtAddress("/media/hen.png"), "/media/hen.png");
  assertEquals(
    builtAddress("https://cdn.example/src/assets/hen.png"),
    "https://cdn.example/src/assets/hen.png",
  );
  assertEquals([builtAddress(null), builtAddress("")], [undefined, undefined]);
});
