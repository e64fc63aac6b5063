import { assertEquals } from "deno-std/assert/equals.js";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { Hen } from "./Hen.tsx";

Deno.test("the mark in the page is the one in its file", async () => {
  const shapes = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape);
  const file = await Deno.readTextFile(new URL("../pictures/mark.svg", import.meta.url));
  assertEquals(shapes(renderToStaticMarkup(<Hen />)), shapes(file));
});
