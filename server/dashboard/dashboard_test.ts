import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { Hono } from "hono";
import type { SessionEnv } from "../accounts/require_session.ts";
import { type Dashboard, isUncounted } from "../../contract/dashboard.ts";
import type { Product } from "../../contract/product.ts";
import type { ProductGap } from "../../contract/product_gap.ts";
import { aProduct, CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { type TestApp, testApp } from "../testing/test_app.ts";
import { dashboardRoutes } from "./dashboard_routes.ts";

const INQUIRIES = "/api/admin/contact-submissions";

async function today(test: TestApp): Promise<Dashboard["today"]> {
  const dashboard: Dashboard = await (await test.admin("GET", "/api/admin/dashboard")).json();
  return dashboard.today;
}

async function names(test: TestApp, path: string): Promise<string[]> {
  return (await (await test.admin("GET", path)).json()).map(({ name }: { name: string }) => name);
}

Deno.test("The dashboard names the inquiry that waits longest, and counts those that nobody was told of", async () => {
  await using test = await testApp();
  assertEquals(await today(test), {
    oldest: null,
    isSilent: true,
    backup: null,
    undelivered: 0,
    due: 0,
    lacking: { picture: 0, withdrawal: 0, translation: 0 },
  });
  const ids: string[] = [];
  for (const name of ["First", "Second", "Third"]) {
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await test.request("/api/contact", { json: { ...CONTACT_MESSAGE, name } });
    const [newest] = await (await test.admin("GET", INQUIRIES)).json();
    ids.push(newest.id);
  }
  for (const id of ids.slice(0, 2)) {
    await test.stores.outbox.outbox.create({
      mail: {
        state: "failed",
        attempts: 8,
        at: test.clock.now.getTime(),
        problem: "No such mailbox",
        claimedUntil: null,
      },
    }, { id });
  }
  assertEquals([(await today(test)).oldest?.name, (await today(test)).undelivered], ["First", 2]);
  assertEquals(await names(test, `${INQUIRIES}?delivery=failed`), ["Second", "First"]);

  await test.admin("PATCH", `${INQUIRIES}/${ids[0]}/resolve`);
  assertEquals([(await today(test)).oldest?.name, (await today(test)).undelivered], ["Second", 1]);
  assertEquals(await names(test, `${INQUIRIES}?delivery=failed&state=pending`), ["Second"]);
});

Deno.test("Soon after a start the dashboard shows the newest inquiries, and leaves what is still counted open", async () => {
  await using test = await testApp();
  for (const name of ["First", "Second"]) {
    await test.request("/api/contact", { json: { ...CONTACT_MESSAGE, name } });
  }
  const { inquiries } = test.stores;
  const { promise: counted, resolve } = Promise.withResolvers<void>();
  const rows = async () => {
    await counted;
    return await inquiries.digest.rows();
  };
  const digest = { ...inquiries.digest, rows: Object.assign(rows, { last: undefined }) };
  const stores = { ...test.stores, inquiries: { ...inquiries, digest } };
  const account = await test.accounts.create("an owner", "an amber heron over the neem");
  const app = new Hono<SessionEnv>()
    .use(async (c, next) => {
      c.set("session", { account } as unknown as SessionEnv["Variables"]["session"]);
      await next();
    })
    .route("/", dashboardRoutes(stores, test.read, () => test.clock.now, () => Promise.resolve(null)));
  const dashboard = async (): Promise<Dashboard> => await (await app.request("/")).json();

  const first = await dashboard();
  assertEquals([first.inquiries, first.pendingInquiries, first.inquiriesPerDay], [null, null, null]);
  assertEquals(first.recentInquiries.map(({ name }) => name), ["Second", "First"]);
  assert(isUncounted(first));
  resolve();
  const then = await dashboard();
  assertEquals([then.inquiries, then.pendingInquiries, then.today.oldest?.name], [2, 2, "First"]);
  assert(!isUncounted(then));
});

Deno.test("Each count of what products lack is the length of the list that it leads to", async () => {
  await using test = await testApp();
  await test.category();
  const whole = {
    imageUrl: "/media/tonic.svg",
    withdrawal: { note: "None: it is a disinfectant" },
    description: "For growth.",
    translations: {
      hi: { name: "टॉनिक", description: "बढ़वार के लिए।", withdrawalNote: "नहीं" },
      te: { name: "టానిక్", description: "ఎదుగుదలకు.", withdrawalNote: "లేదు" },
    },
  };
  for (
    const fields of [
      { name: "Whole", ...whole },
      { name: "No picture", ...whole, imageUrl: null },
      { name: "No days", ...whole, withdrawal: null },
      { name: "No Telugu", ...whole, translations: { hi: whole.translations.hi } },
      { name: "Half in Hindi", ...whole, features: ["Sweet"] },
      { name: "Bare" },
    ]
  ) await test.admin("POST", "/api/admin/products", { category: "Anticoccidials", ...fields });
  const { lacking } = await today(test);
  const lists = {
    picture: ["Bare", "No picture"],
    withdrawal: ["Bare", "No days"],
    translation: ["Bare", "Half in Hindi", "No Telugu"],
  };
  for (const [gap, listed] of Object.entries(lists)) {
    assertEquals(await names(test, `/api/admin/products?lacking=${gap}`), listed);
    assertEquals(lacking?.[gap as ProductGap], listed.length);
  }
  const refused = await test.admin("GET", "/api/admin/products?lacking=price");
  assertEquals(refused.status, 422);
});

Deno.test("All of a list of what is missing is changed, and no other product", async () => {
  await using test = await testApp();
  await test.category();
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Seen", imageUrl: "/media/a.svg" }));
  await test.admin("POST", "/api/admin/products", aProduct({ name: "Unseen", imageUrl: null }));
  const changed = await test.admin("POST", "/api/admin/products/bulk", {
    action: "feature",
    all: { lacking: "picture", count: 1 },
  });
  assertEquals(changed.status, 200);
  const all: Product[] = await (await test.admin("GET", "/api/admin/products")).json();
  assertEquals(all.filter(({ isFeatured }) => isFeatured).map(({ name }) => name), ["Unseen"]);
});
