import { assertEquals } from "deno-std/assert/equals.js";
import { findPosts } from "./find_posts.ts";

const POSTS = [
  { title: "Strong shells", excerpt: "Calcium at night", tags: ["Nutrition"] },
  { title: "टीके की संभाल", excerpt: "कोल्ड चेन", tags: ["Vaccination", "Cold Chain"] },
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
