import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Dashboard } from "../../contract/dashboard.ts";
import type { PeriodFigures } from "../../contract/figures.ts";
import type { Inquiry } from "../../contract/inquiry.ts";
import { sampleApp } from "../testing/sample_app.ts";
import { loadMonth } from "./load_month.ts";

Deno.test("The sample's month fills the panel, every name says that it is a sample, and one call removes it", async () => {
  await using test = await sampleApp();
  const get = async <T>(path: string): Promise<T> =>
    await (await test.admin("GET", `/api/admin/${path}`)).json();
  // The sample company itself brings no inquiries.
  assertEquals(await get("contact-submissions"), []);
  await loadMonth(test.stores);
  const inquiries = await get<Inquiry[]>("contact-submissions");
  const { today, unanswered } = await get<Dashboard>("dashboard");
  assertEquals(inquiries.filter(({ name }) => !name.startsWith("Sample: ")), []);
  assertEquals(
    new Set(inquiries.map(({ source }) => source.kind)),
    new Set(["home", "contact", "quote", "chat"]),
  );
  assertEquals(new Set(inquiries.map(({ source }) => source.partner)).size, 3);
  for (const script of [/\p{Script=Devanagari}/u, /\p{Script=Telugu}/u, /^[\x20-\x7e]+$/]) {
    assert(inquiries.some(({ message }) => script.test(message)), String(script));
  }
  const open = inquiries.filter(({ isResolved }) => !isResolved);
  assert(open.length > 2 && open.length < inquiries.length / 3, `${open.length} are open`);
  assertEquals(today.oldest?.createdAt.slice(0, 10), "2026-12-21");
  assert(unanswered.total > 3);
  const chats = await get<{ name: string }[]>("chat-users");
  assertEquals(chats.filter(({ name }) => !name.startsWith("Sample: ")), []);

  const { totals, lists } = await get<PeriodFigures>("figures");
  for (const { now, before } of Object.values(totals)) assert(now > 0 && before > 0);
  for (const rows of Object.values(lists)) assert(rows.length > 0);
  assertEquals(lists.partners.every(({ name }) => name.startsWith("Sample: ")), true);

  assertEquals(await get("sample-month"), { inquiries: inquiries.length, chats: 16, questions: 6 });
  const own = await test.request("/api/contact", {
    json: { name: "Own", email: "own@farm.example", message: "This one came by itself, today" },
  });
  assertEquals(own.status, 201);
  await test.admin("DELETE", "/api/admin/sample-month");
  assertEquals((await get<Inquiry[]>("contact-submissions")).map(({ name }) => name), ["Own"]);
  for (const path of ["chat-users", "unanswered", "partners"]) assertEquals(await get(path), []);
  const after = await get<PeriodFigures>("figures");
  assertEquals([after.totals.views, after.totals.searches], [{ now: 0, before: 0 }, { now: 0, before: 0 }]);
  assertEquals(await get("sample-month"), { inquiries: 0, chats: 0, questions: 0 });
});
