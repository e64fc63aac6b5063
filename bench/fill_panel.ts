import { ulid } from "deno-std/ulid/ulid.js";
import type { Stores } from "../server/stores.ts";
import { inBatches, OWNER } from "./seed.ts";

export const INQUIRIES = 50_000;
export const CHATS = 2_000;
export const CHANGES = 20_000;
const MESSAGES = 10;
const BATCH_SIZE = 400;
const MINUTE = 60_000;

/** Fills a store with what the panel lists beside the products: inquiries, chats and the audit log. */
export async function fillPanel({ inquiries, chat, audit }: Stores): Promise<void> {
  const start = Date.now() - INQUIRIES * MINUTE;
  await inBatches(INQUIRIES, BATCH_SIZE, (n) =>
    inquiries.inquiries.create({
      name: `Buyer ${n}`,
      email: `buyer${n}@farm.example`,
      phone: n % 3 === 0 ? null : "9849012345",
      company: `Farm ${n % 900}`,
      subject: n % 2 === 0 ? "product_inquiry" : "Quote Request",
      message: "Please send a price for 25 kg, and say how soon it can be in Warangal. ".repeat(1 + n % 6),
      createdAt: new Date(start + n * MINUTE).toISOString(),
      isResolved: n % 50 !== 0,
      source: { kind: n % 2 === 0 ? "contact" : "quote", page: null, partner: null },
    }, { id: ulid(start + n * MINUTE) }));
  await inBatches(CHATS, BATCH_SIZE, async (n) => {
    const at = new Date(start + n * MINUTE).toISOString();
    const { id } = await chat.users.create({
      name: `Visitor ${n}`,
      mobileNumber: String(9_000_000_000 + n),
      location: "Karimnagar",
      firstVisitAt: at,
      lastVisitAt: null,
      source: { page: null, partner: null },
    }, { id: crypto.randomUUID() });
    for (let turn = 0; turn < MESSAGES; turn++) {
      await chat.messages.create({
        userId: id,
        role: turn % 2 === 0 ? "user" : "assistant",
        content: `What helps against ${n % 7 === 0 ? "coccidiosis" : "worms"} in layers? `.repeat(
          1 + turn % 4,
        ),
        timestamp: at,
        receivedAt: at,
      });
    }
  });
  await inBatches(CHANGES, BATCH_SIZE, (n) =>
    audit.create({
      at: new Date(start + n * MINUTE).toISOString(),
      username: OWNER.username,
      action: "change",
      resource: n % 2 === 0 ? "products" : "contact-submissions",
      documentId: null,
      name: `Thing ${n}`,
    }));
}
