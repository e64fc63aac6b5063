import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { loadSample } from "../sample/load_sample.ts";
import { testApp } from "../testing/test_app.ts";

/** What begins a part of a page, in the order in which the specification lists them. */
const PARTS: Record<string, string[]> = {
  "/": [
    ">View Products<",
    ">Genuine APIs<",
    ">Our Products<",
    ">Search active ingredient<",
    ">Featured Products<",
    ">About Roost<",
    ">Latest Insights<",
    ">Get in Touch<",
  ],
  "/about": [
    "<h1",
    ">How it began<",
    ">35+<",
    ">Management team<",
    ">Product portfolio<",
    ">Mission<",
    ">Vision<",
    ">Core values<",
    ">Facilities<",
    ">Request a Quote<",
    ">Contact Us<",
    ">Browse Products<",
  ],
  "/products": ["<h1", "Explore category", "Search active ingredient", "<tbody", ">Browse by Category<"],
  "/product/amprolium-20-soluble-powder": [
    "<h1",
    ">Make<",
    ">Packaging<",
    ">Key Features<",
    ">Request Quote<",
    ">Contact Us<",
    'id="description"',
    'id="specifications"',
    'id="usage"',
    'id="safety"',
    ">Related Products<",
  ],
  "/contact": [
    "<h1",
    ">Send Message<",
    ">Address<",
    'href="tel:',
    ">E-mail<",
    ">Monday to Friday<",
    ">Saturday<",
    ">Sunday<",
    'id="map"',
    "Which areas do you serve?",
    "How do I place an order?",
    "Do you give technical support?",
    "Which payments do you accept?",
  ],
};

Deno.test("The parts of a page come in the specification's order", async (test) => {
  await using site = await testApp();
  site.clock.now = new Date("2026-11-20T08:00:00.000Z");
  await loadSample(site.stores);
  for (const [path, parts] of Object.entries(PARTS)) {
    await test.step(path, async () => {
      const html = (await (await site.request(path)).text()).replace(/^[\s\S]*<main/, "")
        .replace(/<\/main>[\s\S]*$/, "").replaceAll("<!-- -->", "");
      const places = parts.map((part) => html.indexOf(part));
      assert(
        places.every((place) => place >= 0),
        `not there: ${parts.filter((part) => !html.includes(part))}`,
      );
      assertEquals(places, places.toSorted((a, b) => a - b));
    });
  }
});
