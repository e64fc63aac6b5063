import { assertEquals } from "deno-std/assert/equals.js";
import { findPosts } from "./find_posts.ts";

const POSTS = [
  { title: "Strong shells", excerpt: "Calcium at night", tags: ["Nutrition"], slug: "strong-shells" },
  {
    title: "टीके की संभाल",
    excerpt: "कोल्ड चेन",
    tags: ["Vaccination", "Cold Chain"],
    slug: "vaccine-schedule-and-handling",
  },
];
const NAMED = [["Vaccination", "टीकाकरण"], ["Nutrition", "पोषण"]] as const;
const found = (term: string) => findPosts(POSTS, term, NAMED).map(({ title }) => title);

Deno.test("Articles are found by title, excerpt and tag, in any case", () => {
  assertEquals(found("SHELLS"), ["Strong shells"]);
  assertEquals(found("calcium"), ["Strong shells"]);
  assertEquals(found("nutrition"), ["Strong shells"]);
  assertEquals(found("cold chain"), ["टीके की संभाल"]);
  assertEquals(found("xyzzy"), []);
  assertEquals(found("").length, 2);
});

Deno.test("A tag is found by its name in the visitor's language", () => {
  assertEquals(found("टीकाकरण"), ["टीके की संभाल"]);
  assertEquals(found("पोषण"), ["Strong shells"]);
});

Deno.test("A translated article is found by the words of its English title", () => {
  assertEquals(found("vaccine handling"), ["टीके की संभाल"]);
});

Deno.test("All words count, in any order and form, and a forgotten double letter does not", () => {
  for (const term of ["handling vaccine", "schedule vaccination", "vacination", "vaccinate", "संभाल टीके"]) {
    assertEquals(found(term), ["टीके की संभाल"], term);
  }
  assertEquals(found("shells vaccination"), []);
  assertEquals(found("night-calcium"), ["Strong shells"]);
  assertEquals(found("?!"), []);
});
