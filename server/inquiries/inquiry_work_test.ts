import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import type { Dashboard } from "../../contract/dashboard.ts";
import { type Inquiry, NOBODY } from "../../contract/inquiry.ts";
import { assertError } from "../testing/assert_error.ts";
import { CONTACT_MESSAGE, HOME_MESSAGE } from "../testing/fixtures.ts";
import { OWNER, type TestApp, testApp } from "../testing/test_app.ts";

const PATH = "/api/admin/contact-submissions";

async function send(test: TestApp, fields: object = {}): Promise<string> {
  return (await (await test.request("/api/contact", { json: { ...HOME_MESSAGE, ...fields } })).json()).id;
}

async function names(test: TestApp, query: string): Promise<string[]> {
  const response = await test.admin("GET", `${PATH}?${query}`);
  assertEquals(response.status, 200);
  return (await response.json() as Inquiry[]).map(({ name }) => name);
}

Deno.test("Filters combine: state, where it came from, India's days, suspicion, and the search", async () => {
  await using test = await testApp();
  const now = test.clock.now;
  // Half past six in the evening of UTC is the next day's first half hour in India.
  test.clock.now = new Date("2026-02-10T18:29:00Z");
  await send(test, { name: "Late on the 10th" });
  test.clock.now = new Date("2026-02-10T18:31:00Z");
  const early = await send(test, { name: "Early on the 11th" });
  test.clock.now = new Date("2026-02-12T08:00:00Z");
  await send(test, { name: "Robot", website: "http://spam.example" });
  const done = await send(test, { ...CONTACT_MESSAGE, name: "Done" });
  for (const [id, partner] of [[early, "pk_one"], [done, "pk_two"]] as const) {
    await test.stores.inquiries.inquiries.update(id, (record) => ({
      ...record,
      source: { ...record.source, partner },
    }));
  }
  test.clock.now = now;
  await test.admin("PATCH", `${PATH}/${done}/resolve`);

  assertEquals(await names(test, "from=2026-02-11&to=2026-02-11"), ["Early on the 11th"]);
  assertEquals(await names(test, "to=2026-02-10&limit=5"), ["Late on the 10th"]);
  assertEquals(await names(test, "kind=home&suspected=no&limit=1"), ["Early on the 11th"]);
  assertEquals(await names(test, "suspected=yes"), ["Robot"]);
  assertEquals(await names(test, "partner=pk_two&state=resolved&kind=contact"), ["Done"]);
  assertEquals(await names(test, "partner=pk_two&state=pending"), []);
  assertEquals(await names(test, "state=pending&q=on+the&from=2026-02-11"), ["Early on the 11th"]);
  assertEquals(await names(test, "q=product+inquiry"), ["Done"]);
  assertEquals(await (await test.admin("GET", `${PATH}/sources`)).json(), {
    kinds: [{ kind: "home", count: 3 }, { kind: "contact", count: 1 }],
    partners: [{ partner: "pk_one", count: 1 }, { partner: "pk_two", count: 1 }],
    assignees: [],
    suspected: 1,
  });
  for (const query of ["kind=fax", "suspected=maybe", "from=yesterday", "to=2026-13-01"]) {
    const error = await assertError(await test.admin("GET", `${PATH}?${query}`), 422, "invalid");
    assertEquals(error.issues?.map(({ path }) => path), [query.split("=")[0]]);
  }
});

Deno.test("An inquiry is given to a colleague who may answer, with a day to write again, and is found by both", async () => {
  await using test = await testApp();
  const [first, second, third] = [
    await send(test, { name: "First" }),
    await send(test, { name: "Second" }),
    await send(test, { name: "Third" }),
  ];
  for (const [username, role] of [["meena", "sales"], ["ravi", "viewer"]]) {
    await test.admin("POST", "/api/admin/accounts", {
      username,
      role,
      password: "lotus-crane-basalt-1618",
      current: OWNER.password,
    });
  }
  const people = await (await test.admin("GET", `${PATH}/assignees`)).json();
  assertEquals(people, [OWNER.username, "meena"].sort(), "a viewer answers nobody");

  const seen = (await test.admin("GET", `${PATH}/${first}`)).headers.get("etag")!;
  const work = { assignee: "meena", followUp: "2026-03-01" };
  const given = await test.admin("PATCH", `${PATH}/${first}/work`, work, { "if-match": seen });
  const { assignee, followUp } = await given.json();
  assertEquals([given.status, assignee, followUp], [200, "meena", "2026-03-01"]);
  await assertError(
    await test.admin("PATCH", `${PATH}/${first}/work`, { assignee: null }, { "if-match": seen }),
    409,
    "conflict",
  );
  for (const wrong of [{ assignee: "ravi" }, { assignee: "nobody of ours" }, { followUp: "soon" }]) {
    await assertError(await test.admin("PATCH", `${PATH}/${second}/work`, wrong), 422, "invalid");
  }
  const assign = async (assignees: object) =>
    await (await test.admin("POST", `${PATH}/assign`, { assignees })).json();
  const mine = OWNER.username;
  const before = await assign({ [first]: mine, [second]: mine, nope: mine });
  assertEquals(before, { assignees: { [first]: "meena", [second]: null } });
  assertEquals(await names(test, `assignee=${mine}`), ["Second", "First"]);
  await assign(before.assignees);
  await assign({ [second]: mine });

  assertEquals(await names(test, "assignee=meena"), ["First"]);
  assertEquals(await names(test, `assignee=${encodeURIComponent(NOBODY)}`), ["Third"]);
  assertEquals(await names(test, "due=yes"), ["First"], "the clock stands at this day");
  const due = async () =>
    (await (await test.admin("GET", "/api/admin/dashboard")).json() as Dashboard).today.due;
  assertEquals(await due(), 1);
  const sources = await (await test.admin("GET", `${PATH}/sources`)).json();
  assertEquals(sources.assignees.map(({ count }: { count: number }) => count), [1, 1]);
  const csv = await (await test.admin("GET", `${PATH}/export.csv?assignee=meena`)).text();
  assert(csv.includes('"meena","2026-03-01"'), csv);

  await test.admin("PATCH", `${PATH}/${first}/work`, { assignee: null });
  const left: Inquiry = await (await test.admin("GET", `${PATH}/${first}`)).json();
  assertEquals([left.assignee, left.followUp], [undefined, "2026-03-01"], "one is changed alone");
  await test.admin("PATCH", `${PATH}/${first}/resolve`);
  assertEquals([await names(test, "due=yes"), await due()], [[], 0]);
  assertEquals(await names(test, `assignee=${encodeURIComponent(NOBODY)}&state=pending`), ["Third"]);
  assert(third);
});

Deno.test("An inquiry is answered, quoted and ordered or lost, and its end resolves it", async () => {
  await using test = await testApp();
  const [first, second] = [await send(test, { name: "First" }), await send(test, { name: "Second" })];
  const stage = async (id: string, stage: string | null) => {
    const response = await test.admin("PATCH", `${PATH}/${id}/work`, { stage });
    const { isResolved, ...left }: Inquiry = await response.json();
    return [response.status, left.stage, isResolved];
  };
  assertEquals(await stage(first, "quoted"), [200, "quoted", false]);
  assertEquals(await names(test, "stage=quoted"), ["First"]);
  assertEquals(await stage(first, "ordered"), [200, "ordered", true]);
  assertEquals(await stage(second, "lost"), [200, "lost", true]);
  assertEquals(
    await stage(second, null),
    [200, undefined, true],
    "how far it came is taken away, not its end",
  );
  assertEquals([await names(test, "stage=ordered"), await names(test, "stage=lost")], [["First"], []]);
  await assertError(await test.admin("PATCH", `${PATH}/${first}/work`, { stage: "sold" }), 422, "invalid");
  const csv = await (await test.admin("GET", `${PATH}/export.csv?stage=ordered`)).text();
  assert(csv.includes('"ordered"') && csv.includes('"Stage"'), csv);
});

Deno.test("A note is corrected and taken away again, the one that was seen", async () => {
  await using test = await testApp();
  const path = `${PATH}/${await send(test)}`;
  for (const text of ["Called", "Wants 20 kg"]) await test.admin("PATCH", `${path}/notes`, { text });
  const read = async () => {
    const response = await test.admin("GET", path);
    const { notes = [] }: Inquiry = await response.json();
    return { texts: notes.map(({ text }) => text), notes, etag: response.headers.get("etag")! };
  };
  const { etag } = await read();
  const headers = { "if-match": etag };
  const change = { note: (await read()).notes[1]!.id, text: "Wants 25 kg" };
  assertEquals((await test.admin("PATCH", `${path}/change-note`, change, headers)).status, 200);
  const changed = await read();
  assertEquals([changed.texts, changed.notes.map(({ by }) => by)], [
    ["Called", "Wants 25 kg"],
    [OWNER.username, OWNER.username],
  ]);
  assert(!changed.notes[0]!.editedAt && changed.notes[1]!.editedAt);
  const removal = { note: changed.notes[0]!.id };
  await assertError(await test.admin("PATCH", `${path}/remove-note`, removal, headers), 409, "conflict");
  await test.admin("PATCH", `${path}/remove-note`, removal, { "if-match": changed.etag });
  assertEquals((await read()).texts, ["Wants 25 kg"]);
  await assertError(await test.admin("PATCH", `${path}/remove-note`, { note: "none" }), 404, "not_found");
  const empty = { note: change.note, text: " " };
  await assertError(await test.admin("PATCH", `${path}/change-note`, empty), 422, "invalid");
});

Deno.test("Two people who remove the same note remove one", async () => {
  await using test = await testApp();
  const path = `${PATH}/${await send(test)}`;
  for (const text of ["Called", "Wants 20 kg"]) await test.admin("PATCH", `${path}/notes`, { text });
  const { notes }: Inquiry = await (await test.admin("GET", path)).json();
  const removal = { note: notes![0]!.id };
  assertEquals((await test.admin("PATCH", `${path}/remove-note`, removal)).status, 200);
  await assertError(await test.admin("PATCH", `${path}/remove-note`, removal), 404, "not_found");
  const left: Inquiry = await (await test.admin("GET", path)).json();
  assertEquals(left.notes, [notes![1]!]);
});

Deno.test("Notes stored before they had ids keep the id that they were first read with", async () => {
  await using test = await testApp();
  const id = await send(test);
  const at = test.clock.now.toISOString();
  await test.stores.inquiries.inquiries.update(id, {
    notes: ["First", "Second", "Third"].map((text) => ({ at, by: OWNER.username, text })),
  });
  const read = async () => (await (await test.admin("GET", `${PATH}/${id}`)).json() as Inquiry).notes!;
  const notes = await read();
  assertEquals(new Set(notes.map(({ id }) => id)).size, 3);
  assertEquals(await read(), notes);
  const [first, second, third] = notes;
  await test.admin("PATCH", `${PATH}/${id}/remove-note`, { note: first!.id });
  assertEquals(await read(), [second!, third!]);
  await test.admin("PATCH", `${PATH}/${id}/change-note`, { note: third!.id, text: "3rd" });
  assertEquals((await read()).map(({ id, text }) => [id, text]), [[second!.id, "Second"], [
    third!.id,
    "3rd",
  ]]);
});

Deno.test("A page's cursor holds although the row it names is gone", async () => {
  await using test = await testApp();
  const ids = [];
  for (const name of ["First", "Second", "Third", "Fourth"]) ids.push(await send(test, { name }));
  const page = await test.admin("GET", `${PATH}?limit=2`);
  const next = /^<(.+)>; rel="next"$/.exec(page.headers.get("link")!)![1]!;
  await page.body?.cancel();
  await test.stores.inquiries.remove(ids[2]!);
  const rest: Inquiry[] = await (await test.admin("GET", next)).json();
  assertEquals(rest.map(({ name }) => name), ["Second", "First"]);
});

Deno.test("Many are resolved at once and reopened again; those that are gone are left out", async () => {
  await using test = await testApp();
  const ids = [await send(test, { name: "First" }), await send(test, { name: "Second" })];
  await send(test, { name: "Third" });
  const answer = await test.admin("POST", `${PATH}/resolve`, { ids: [...ids, ids[0], "nope"] });
  const { resolved, changed } = await answer.json();
  assertEquals([answer.status, resolved, changed.sort()], [200, 2, ids.toSorted()]);
  assertEquals(await names(test, "state=pending"), ["Third"]);
  const again = await test.admin("POST", `${PATH}/resolve`, { ids: [ids[0]] });
  assertEquals(await again.json(), { resolved: 1, changed: [] });
  const reopened = await test.admin("POST", `${PATH}/reopen`, { ids: changed });
  assertEquals([await reopened.json(), await names(test, "state=pending")], [
    { reopened: 2 },
    ["Third", "Second", "First"],
  ]);
  await test.admin("POST", `${PATH}/resolve`, { ids });
  const [entry] = await (await test.admin("GET", "/api/admin/audit")).json();
  assertEquals([entry.action, entry.resource, entry.name], [
    "resolve",
    "contact-submissions",
    "2 submissions",
  ]);
  for (const ids of [undefined, [], "all", [1], Array.from({ length: 201 }, () => "x")]) {
    await assertError(await test.admin("POST", `${PATH}/resolve`, { ids }), 422, "invalid");
  }
});

Deno.test("Notes are added with their author and time, and only to the inquiry that was looked at", async () => {
  await using test = await testApp();
  const id = await send(test);
  const seen = (await test.admin("GET", `${PATH}/${id}`)).headers.get("etag")!;
  const noted = await test.admin("PATCH", `${PATH}/${id}/notes`, { text: " Called back. " }, {
    "if-match": seen,
  });
  const note = { at: test.clock.now.toISOString(), by: OWNER.username, text: "Called back." };
  const [{ id: noteId, ...added }] = (await noted.json()).notes;
  assertEquals([noteId.length, added], [26, note]);
  const stale = await test.admin("PATCH", `${PATH}/${id}/notes`, { text: "Me too" }, { "if-match": seen });
  await assertError(stale, 409, "conflict");
  const second = await test.admin("PATCH", `${PATH}/${id}/notes`, { text: "Sent the price" }, {
    "if-match": noted.headers.get("etag")!,
  });
  assertEquals((await second.json()).notes.length, 2);
  await assertError(await test.admin("PATCH", `${PATH}/${id}/notes`, { text: "  " }), 422, "invalid");
  await assertError(await test.admin("PATCH", `${PATH}/nope/notes`, { text: "x" }), 404, "not_found");
});

Deno.test("The export holds what the filters let through, as RFC 4180 says, and starts no formula", async () => {
  await using test = await testApp();
  await send(test, { name: '=HYPERLINK("http://evil.example")', message: 'Two\nlines, and "quotes"' });
  await send(test, { ...CONTACT_MESSAGE, name: "Ravi, రవి" });
  const response = await test.admin("GET", `${PATH}/export.csv?kind=home`);
  assertEquals(response.headers.get("content-type"), "text/csv; charset=utf-8");
  assertEquals(
    response.headers.get("content-disposition"),
    'attachment; filename="contact-submissions-2026-03-01.csv"',
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  assertEquals([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  assert(text.startsWith('"Received","Status","Name","Email",'), text);
  assert(text.includes(`,"'=HYPERLINK(""http://evil.example"")",`), text);
  assert(text.includes(`"Two\nlines, and ""quotes"""`), text);
  assert(text.includes('\n"1 Mar 2026 1:30 pm","Pending"'), text);
  assert(text.endsWith("\r\n") && !text.includes("Ravi"), text);
  const all = await (await test.admin("GET", `${PATH}/export.csv`)).text();
  assert(all.includes('"Ravi, రవి"') && all.includes("'+91 40 5550 1234") && all.includes("Product Inquiry"));
});

Deno.test("The dashboard counts thirty days of India, those without inquiries too", async () => {
  await using test = await testApp();
  const today = test.clock.now;
  for (const [day, times] of [["2026-01-15", 1], ["2026-01-31", 2], ["2026-02-28", 3]] as const) {
    test.clock.now = new Date(`${day}T06:00:00Z`);
    for (let n = 0; n < times; n++) await send(test);
  }
  test.clock.now = today;
  await send(test, CONTACT_MESSAGE);
  const dashboard: Dashboard = await (await test.admin("GET", "/api/admin/dashboard")).json();
  const inquiriesPerDay = dashboard.inquiriesPerDay!;
  assertEquals([inquiriesPerDay.length, inquiriesPerDay[0], inquiriesPerDay.at(-1)], [
    30,
    { day: "2026-01-31", count: 2 },
    { day: "2026-03-01", count: 1 },
  ]);
  assertEquals(inquiriesPerDay.reduce((sum, { count }) => sum + count, 0), 6);
  assertEquals(dashboard.inquiries, 7);
});

Deno.test("Inquiries are sorted by arrival and by the first day something is due, page by page", async () => {
  await using test = await testApp();
  const now = test.clock.now.getTime();
  const ids: Record<string, string> = {};
  for (const [hour, name] of ["Never due", "Wanted late", "Written to soon", "Done", "New"].entries()) {
    test.clock.now = new Date(now + hour * 3_600_000);
    ids[name] = await send(test, { name });
  }
  const change = (name: string, fields: object) =>
    test.stores.inquiries.inquiries.update(ids[name]!, (record) => ({ ...record, ...fields }));
  await change("Wanted late", { wantedBy: "2026-09-01", followUp: "2026-10-01" });
  await change("Written to soon", { followUp: "2026-03-01" });
  await change("Done", { wantedBy: "2026-02-20", isResolved: true });

  const due = ["Written to soon", "Wanted late", "New", "Done", "Never due"];
  assertEquals(await names(test, "sort=due"), due);
  assertEquals(await names(test, "sort=-due"), due.toReversed());
  assertEquals((await names(test, "sort=-received&state=pending"))[0], "Never due", "the oldest open one");
  const pages: string[] = [];
  for (let next: string | undefined = `${PATH}?sort=due&limit=2`; next;) {
    const response = await test.admin("GET", next);
    pages.push(...(await response.json() as Inquiry[]).map(({ name }) => name));
    next = /<([^>]+)>/.exec(response.headers.get("link") ?? "")?.[1];
  }
  assertEquals(pages, due);
  await assertError(await test.admin("GET", `${PATH}?sort=name`), 422, "invalid");
});
