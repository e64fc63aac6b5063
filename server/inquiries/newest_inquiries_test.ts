import { assertEquals } from "deno-std/assert/equals.js";
import { ulid } from "deno-std/ulid/ulid.js";
import { openStore } from "../kv/open_store.ts";
import { createStores } from "../stores.ts";
import type { InquiryRecord } from "./inquiry_store.ts";
import { newestInquiries } from "./newest_inquiries.ts";

const START = Date.parse("2026-03-01T08:00:00Z");

function anInquiry(at: number): InquiryRecord {
  return {
    name: "Asha Rao",
    email: "asha@farm.example",
    phone: null,
    company: null,
    subject: null,
    message: "Which vaccine do you keep in stock?",
    createdAt: new Date(at).toISOString(),
    isResolved: false,
    source: { kind: "home", page: null, partner: null },
  };
}

async function withStore(
  rows: readonly { at: number; arrived: number }[],
  work: (inquiries: ReturnType<typeof createStores>["inquiries"]) => Promise<void>,
): Promise<void> {
  await using store = await openStore(":memory:");
  const { inquiries } = createStores(store, () => new Date(START));
  for (const { at, arrived } of rows) {
    await inquiries.inquiries.create(anInquiry(at), { id: ulid(arrived) });
  }
  await work(inquiries);
}

Deno.test("The newest inquiries, read from the store, are those of the rows in memory, in their order", async () => {
  // Many of the same moment, and some that arrived after others that were sent later.
  const rows = Array.from({ length: 120 }, (_, n) => {
    const at = START + Math.floor(n / 3) * 500;
    return { at, arrived: at + (n * 7919) % 4_000 };
  });
  await withStore(rows, async (inquiries) => {
    const all = (await inquiries.digest.rows()).map(({ id }) => id);
    for (const limit of [1, 2, 10, 50, 119, 120, 200]) {
      const found = await newestInquiries(inquiries, limit);
      assertEquals(found?.rows.map(({ id }) => id), all.slice(0, limit), `the first ${limit}`);
      assertEquals(found?.isAll, limit >= 120);
    }
  });
});

Deno.test("Where ids say nothing of when an inquiry was sent, its place is left to the rows in memory", async () => {
  const arrived = START + 1e9;
  const rows = Array.from({ length: 420 }, (_, n) => ({ at: START + (n * 7919) % 420, arrived }));
  await withStore(rows, async (inquiries) => {
    assertEquals(await newestInquiries(inquiries, 50), null);
    const all = await newestInquiries(inquiries, 420);
    assertEquals(all?.rows.map(({ id }) => id), (await inquiries.digest.rows()).map(({ id }) => id));
  });
});

Deno.test("A store without inquiries has none, and knows it", async () => {
  await withStore([], async (inquiries) => {
    assertEquals(await newestInquiries(inquiries, 50), { rows: [], isAll: true });
  });
});
