import { assert } from "deno-std/assert/assert.js";
import { findRoute } from "../../site/app/routes.ts";
import { loadGuides } from "../knowledge/load_guides.ts";

Deno.test("A guide links to pages that every site has", () => {
  for (const { id, links } of loadGuides()) {
    for (const link of links) {
      const route = findRoute(link);
      assert(route && Object.keys(route.params).length === 0, `${id}: ${link}`);
    }
  }
});
