import { assertEquals } from "deno-std/assert/equals.js";
import { PartsOfPage } from "../pages/testing/parts_of_page.ts";
import { testApp } from "../testing/test_app.ts";

const AUTHORS = "/api/admin/authors";
const POST = {
  title: "Shells",
  excerpt: "Strong shells",
  content: "<p>Lime</p>",
  imageUrl: "/assets/pictures/hero.svg",
  author: "asha rao",
  category: "Feed",
};
const PROFILE = {
  name: "Asha Rao",
  role: "Veterinarian",
  picture: "/media/asha.webp",
  translations: { hi: { role: "पशु चिकित्सक" } },
};

Deno.test("An article shows the profile of the author whose name it bears, in each language", async () => {
  await using test = await testApp();
  await test.admin("POST", "/api/admin/blog/categories", { name: "Feed", description: "x" });
  const said = async (path = "/blog/post/shells") => {
    const page = new PartsOfPage(await (await test.request(path)).text());
    return [...page.texts(".author strong"), ...page.texts(".author small")];
  };
  const before = await (await test.admin("POST", "/api/admin/blog/posts", POST)).json();
  assertEquals(await said(), ["Written by asha rao"]);

  const author = await (await test.admin("POST", AUTHORS, PROFILE)).json();
  assertEquals((await test.admin("POST", AUTHORS, { name: "ASHA RAO" })).status, 409);
  const path = `/api/admin/blog/posts/${before.id}`;
  assertEquals((await (await test.admin("PUT", path, POST)).json()).author, "Asha Rao");
  assertEquals(await said(), ["Written by Asha Rao", "Veterinarian"]);
  assertEquals((await said("/hi/blog/post/shells"))[1], "पशु चिकित्सक");
  assertEquals((await said("/te/blog/post/shells"))[1], "Veterinarian");
  const shown = await (await test.request("/api/blog/post/shells")).json();
  assertEquals([shown.authorImageUrl, shown.authorId], ["/media/asha.webp", undefined]);

  // The article follows the name of its author. Without the profile it bears the name that it was saved with.
  await test.admin("PUT", `${AUTHORS}/${author.id}`, { ...PROFILE, name: "Dr. Asha Rao" });
  assertEquals((await said())[0], "Written by Dr. Asha Rao");
  assertEquals((await (await test.admin("GET", `${AUTHORS}/${author.id}/versions`)).json()).length, 2);
  assertEquals((await test.admin("DELETE", `${AUTHORS}/${author.id}`)).status, 204);
  assertEquals(await said(), ["Written by asha rao"]);
});
