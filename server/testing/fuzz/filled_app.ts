import { UNNAMED_COMPANY } from "../../../contract/shared/unnamed_company.ts";
import { aProduct, HOME_MESSAGE } from "../fixtures.ts";
import { type TestApp, testApp } from "../test_app.ts";
import { EXAMPLES } from "./examples.ts";
import { Seen } from "./Seen.ts";

/** What is made first, besides a category and a product. */
const FILLING = [
  "POST /api/admin/testimonials",
  "POST /api/admin/redirects",
  "POST /api/admin/partners",
  "POST /api/admin/batch-documents",
  "POST /api/admin/glossary",
  "POST /api/admin/authors",
  "POST /api/admin/staff-answers",
  "POST /api/chat/register-user",
];

/** An app with at least one document of each kind. */
export async function filledApp(): Promise<TestApp> {
  const test = await testApp();
  await test.category();
  const { contact } = UNNAMED_COMPANY;
  await test.stores.company.put({
    ...UNNAMED_COMPANY,
    contact: { ...contact, emails: ["owner@roost.example"] },
  });
  const admin = (path: string, json: unknown) => test.admin("POST", `/api/admin/${path}`, json);
  const made = [
    await admin("products", aProduct()),
    await admin("blog/categories", { name: "Feed", description: "Feed" }),
    await admin("blog/posts", EXAMPLES["POST /api/admin/blog/posts"]!(new Seen(), 0)),
    await test.request("/api/assistant/chat", { json: { query: "Who won the cricket world cup?" } }),
  ];
  for (let number = 0; number < 6; number++) {
    made.push(await test.request("/api/contact", { json: HOME_MESSAGE }));
  }
  for (const name of FILLING) {
    const [method, path] = name.split(" ") as [string, string];
    made.push(await test.admin(method, path, EXAMPLES[name]!(new Seen(), 0)));
  }
  const file = { fileName: "a.pdf", source: "a", name: "a.pdf", type: "application/pdf" };
  await test.stores.media.add({ ...file, content: new Uint8Array([1]), pictures: [] });
  for (const response of made) {
    if (!response.ok) throw new Error(`Cannot fill the store: ${await response.text()}`);
    await response.body?.cancel();
  }
  return test;
}
