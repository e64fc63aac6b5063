import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { upload } from "../import/testing/import_file.ts";
import { aProduct, HOME_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";

/** Three rows that all hold these words, in this order. */
const NAMES = ["Dr Rao one", "Dr Rao two", "Dr Rao three"];
/** Every word, in another order, in capitals, with an accent and in full width. */
const Q = encodeURIComponent("RÁO　Ｄｒ");
const ADMIN = "/api/admin";

const TESTIMONIAL = { position: "Owner", content: "The drums came on time." };
const CONDITION = {
  kind: "metabolic",
  aliases: {},
  onset: "slow",
  deaths: "none",
  signs: [],
  notifiable: false,
  urgent: false,
  people: false,
  summary: "Short",
  causes: "None",
  now: [],
  prevention: [],
  sources: [],
};
const POST = {
  excerpt: "Short",
  content: "<p>Long</p>",
  imageUrl: "/a.svg",
  author: "A",
  category: "Dr Rao one",
};

const post = (path: string, bodyOf: (name: string, place: number) => object) => async (test: TestApp) => {
  for (const [place, name] of NAMES.entries()) {
    const response = await test.admin("POST", path, bodyOf(name, place));
    assertEquals(response.status, 201, await response.clone().text());
  }
};
const makeProducts = async (test: TestApp) => {
  await test.category();
  await post(`${ADMIN}/products`, (name) => aProduct({ name }))(test);
};
const makePosts = async (test: TestApp) => {
  await makeBlogCategories(test);
  await post(`${ADMIN}/blog/posts`, (title) => ({ ...POST, title }))(test);
};
const makeBlogCategories = post(`${ADMIN}/blog/categories`, (name) => ({ name, description: "Feed" }));
const makeCategories = post(`${ADMIN}/product-categories`, (name) => ({ name }));

/** Without the knowledge that comes with the software, a list of it holds what is made here. */
const NOTHING = { conditions: () => [], brands: () => [], prohibited: () => [] };

/** How three rows come into each list of `/openapi.json`. */
const LISTS: Record<string, (test: TestApp) => Promise<void>> = {
  "/api/products": makeProducts,
  "/api/product-categories": makeCategories,
  "/api/blog/posts": makePosts,
  "/api/admin/audit": makeCategories,
  "/api/admin/authors": post(`${ADMIN}/authors`, (name) => ({ name })),
  "/api/admin/bin": async (test) => {
    await makeCategories(test);
    const categories = await (await test.admin("GET", `${ADMIN}/product-categories`)).json();
    for (const { id } of categories) await test.admin("DELETE", `${ADMIN}/product-categories/${id}`);
  },
  "/api/admin/chat-users": async (test) => {
    for (const [place, name] of NAMES.entries()) {
      const json = { name, mobileNumber: `+91 98490 1234${place}`, location: "Guntur" };
      assertEquals((await test.request("/api/chat/register-user", { json })).status, 201);
    }
  },
  "/api/admin/chat-history/{userId}": async (test) => {
    for (const content of NAMES) {
      const json = {
        userId: await visitorId(test),
        role: "user",
        content,
        timestamp: "2026-03-01T08:00:00Z",
      };
      assertEquals((await test.request("/api/chat/save-message", { json })).status, 201);
    }
  },
  "/api/admin/contact-submissions": async (test) => {
    for (const name of NAMES) await test.request("/api/contact", { json: { ...HOME_MESSAGE, name } });
  },
  "/api/admin/media": async (test) => {
    for (const fileName of NAMES) {
      const source = fileName;
      const name = `${fileName.slice(-3)}.pdf`;
      const content = new Uint8Array([1]);
      await test.stores.media.add({ fileName, source, name, type: "application/pdf", content, pictures: [] });
    }
  },
  "/api/admin/brands": post(`${ADMIN}/brands`, (name) => ({ name, ingredients: ["tylosin"] })),
  "/api/admin/conditions": post(`${ADMIN}/conditions`, (name) => ({ ...CONDITION, name })),
  "/api/admin/prohibited": post(`${ADMIN}/prohibited`, (name) => ({ name, words: [name], sources: [] })),
  "/api/admin/redirects": post(`${ADMIN}/redirects`, (_, place) => ({
    from: `/dr-old-${place}`,
    to: "/rao",
    isPermanent: true,
  })),
  "/api/admin/redirects/automatic": async (test) => {
    await makeProducts(test);
    const products = await (await test.admin("GET", `${ADMIN}/products`)).json();
    for (const { id, name, slug } of products) {
      await test.admin("PUT", `${ADMIN}/products/${id}`, aProduct({ name, slug: `${slug}-now` }));
    }
  },
  "/api/admin/partners": post(`${ADMIN}/partners`, (name) => ({
    name,
    origins: ["https://dealer.example"],
    isActive: true,
  })),
  "/api/admin/staff-answers": post(`${ADMIN}/staff-answers`, (name) => ({
    questions: [`Who is ${name}?`],
    lang: "en",
    answer: "Our vet",
  })),
  "/api/admin/unanswered": async ({ stores }) => {
    const from = { lang: "en" as const, page: null, partner: null };
    for (const name of NAMES) await stores.unanswered.note({ question: `Who is ${name}?`, ...from });
  },
  "/api/admin/products": makeProducts,
  "/api/admin/products/import/{id}/rows": async (test) => {
    await test.category();
    const rows = NAMES.map((name) => `${name},Anticoccidials`);
    assertEquals((await upload(test, ["name,category", ...rows].join("\n"))).status, 201);
  },
  "/api/admin/product-categories": makeCategories,
  "/api/admin/blog/posts": makePosts,
  "/api/admin/blog/categories": makeBlogCategories,
  "/api/admin/batch-documents": post(`${ADMIN}/batch-documents`, (number) => ({
    number,
    products: ["p"],
    files: [{ kind: "analysis", url: "/media/a.pdf" }],
  })),
  "/api/admin/glossary": post(`${ADMIN}/glossary`, (term) => ({ term })),
  "/api/admin/testimonials": post(`${ADMIN}/testimonials`, (name) => ({ ...TESTIMONIAL, name })),
};

interface Described {
  parameters: { name: string; in: string; schema?: { enum?: string[] } }[];
}

/** The query parameters of each list, with the words that a parameter may be. */
async function describedLists(): Promise<Map<string, Map<string, string[]>>> {
  await using test = await testApp();
  const { paths } = await (await test.admin("GET", "/openapi.json")).json();
  return new Map(
    Object.entries(paths as Record<string, { get?: Described }>).flatMap(([path, { get }]) => {
      const query = new Map(
        get?.parameters.filter((one) => one.in === "query")
          .map(({ name, schema }) => [name, schema?.enum ?? []] as const),
      );
      return query.has("page") ? [[path, query] as const] : [];
    }),
  );
}

const described = await describedLists();

Deno.test("Every list that is described is tried here", () => {
  assertEquals([...described.keys()].sort(), Object.keys(LISTS).sort());
});

for (const [path, make] of Object.entries(LISTS)) {
  Deno.test(`GET ${path} honours the query that it promises`, async () => {
    await using test = await testApp({ shipped: NOTHING });
    await make(test);
    const address = path.replace("{id}", await importId(test, path))
      .replace("{userId}", path.includes("{userId}") ? await visitorId(test) : "");
    const read = async (query: string): Promise<{ rows: Row[]; next: string; total: string | null }> => {
      const response = await test.admin("GET", query.startsWith("/") ? query : `${address}?${query}`);
      assertEquals(response.status, 200, await response.clone().text());
      const next = /^<(.+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1] ?? "";
      return { rows: await response.json(), next, total: response.headers.get("x-total-count") };
    };
    const all = (await read("")).rows;
    assertEquals(all.length, 3);

    const first = await read("limit=1");
    assertEquals([first.rows, first.total], [all.slice(0, 1), "3"]);
    const second = await read("limit=1&page=2");
    assertEquals([second.rows, second.total], [all.slice(1, 2), "3"], "page=2");
    assertEquals((await read(first.next)).rows, all.slice(1, 2), "the cursor of the first page");
    assertEquals((await read(second.next)).rows, all.slice(2), "the cursor of the second page");
    assertEquals((await read("limit=1&page=9")).rows, []);
    for (const wrong of ["limit=0", "limit=x", "page=0", "page=-1"]) {
      assertEquals((await test.admin("GET", `${address}?${wrong}`)).status, 422, wrong);
    }

    for (const order of described.get(path)!.get("sort") ?? []) {
      assertEquals((await read(`sort=${order}&limit=2`)).rows.length, 2, order);
    }
    assertEquals(
      (await test.admin("GET", `${address}?sort=nothing`)).status,
      described.get(path)!.has("sort") ? 422 : 200,
    );

    if (!described.get(path)!.has("q")) return;
    assertEquals((await read(`q=${Q}`)).rows.length, 3, "every word in any order, folded");
    assertEquals((await read(`q=${Q}+nobody`)).rows, [], "every word, not one of them");
    const found = await read(`q=${Q}&limit=1`);
    assertMatch(found.next, /cursor=/);
    const rest = await read(`q=${Q}&limit=1&page=2`);
    assertEquals((await read(found.next)).rows, rest.rows, "the cursor goes on in the search");
    const long = await test.admin("GET", `${address}?q=${"x".repeat(601)}`);
    assertEquals([long.status, (await long.json()).issues[0].path], [422, "q"]);
  });
}

type Row = Record<string, unknown>;

/** The one visitor of the chat. */
async function visitorId({ stores: { chat } }: TestApp): Promise<string> {
  const who = { name: "Dr Rao", mobileNumber: "9849012345", location: "Guntur", page: null, partner: null };
  return (await chat.users.ids())[0] ?? await chat.register(who);
}

/** The check that the rows of an import belong to. */
async function importId(test: TestApp, path: string): Promise<string> {
  if (!path.includes("{id}")) return "";
  const response = await upload(
    test,
    `name,category\n${NAMES.map((name) => `${name},Anticoccidials`).join("\n")}`,
  );
  return (await response.json()).id;
}

Deno.test("A list is sorted by what it declares, and the other way round, on every page of it", async () => {
  await using test = await testApp();
  await makeProducts(test);
  const names = async (query: string) => {
    const rows: Row[] = await (await test.admin("GET", `${ADMIN}/products?${query}`)).json();
    return rows.map(({ name }) => name);
  };
  assertEquals(await names("sort=name"), ["Dr Rao one", "Dr Rao three", "Dr Rao two"]);
  assertEquals(await names("sort=-name"), ["Dr Rao two", "Dr Rao three", "Dr Rao one"]);
  assertEquals(await names("sort=-name&limit=1&page=2"), ["Dr Rao three"]);
});
