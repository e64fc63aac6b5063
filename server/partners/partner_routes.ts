import { type Context, Hono } from "hono";
import { type Partner, PARTNER_DAYS, PartnerInputSchema } from "../../contract/partner.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ChatStore } from "../chat/chat_store.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import { lastIndiaDays } from "../inquiries/india_day.ts";
import type { InquiryStore } from "../inquiries/inquiry_store.ts";
import type { Stored } from "../kv/document.ts";
import type { PartnerGate } from "./partner_gate.ts";
import { firstKeyOf, keysOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";

/** `POST /partner-views?partner=pk_…`: a page of theirs shows a widget. What is too much is answered and not counted. */
export function partnerRoutes(gate: PartnerGate, throttle: (c: Context) => void) {
  return new Hono().post("/partner-views", async (c) => {
    try {
      throttle(c);
    } catch {
      return c.body(null, 204);
    }
    await gate.count(c, c.req.query("partner"), "views");
    return c.body(null, 204);
  });
}

interface Parts {
  partners: PartnerStore;
  inquiries: InquiryStore;
  chat: ChatStore;
  now: () => Date;
}

export function adminPartnerRoutes({ partners: store, inquiries, chat, now }: Parts) {
  const { partners } = store;

  /** With what each has brought, counted from what was sent under its keys. */
  async function viewsOf(found: readonly Stored<PartnerRecord>[]): Promise<Partner[]> {
    const days = lastIndiaDays(now().getTime(), PARTNER_DAYS);
    const sent = Map.groupBy(
      (await inquiries.digest.rows()).filter(({ partner }) => partner !== null),
      ({ partner }) => partner!,
    );
    return await Promise.all(found.map(async ({ id, value }) => {
      const keys = keysOf(value);
      const own = keys.flatMap((key) => sent.get(key) ?? []);
      const chats = await Promise.all(keys.map((key) => chat.users.count({ index: ["partner", key] })));
      const counts = await store.counts.daysOf(firstKeyOf(value));
      const quotes = Map.groupBy(own.filter(({ kind }) => kind === "quote"), ({ day }) => day);
      return {
        id,
        ...value,
        leads: { inquiries: own.length, chats: chats.reduce((sum, count) => sum + count, 0) },
        days: days.map((day) => ({
          day,
          views: counts.get(day)?.views ?? 0,
          chats: counts.get(day)?.chats ?? 0,
          quotes: quotes.get(day)?.length ?? 0,
        })),
      };
    }));
  }

  async function viewOf(found: Stored<PartnerRecord>): Promise<Partner> {
    return (await viewsOf([found]))[0]!;
  }

  return new Hono()
    /** By name; `q` over name, sites, key and note. */
    .get("/", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const all = await Array.fromAsync(partners.all());
      const found = all.filter(({ value }) => matches(value, q))
        .sort((a, b) => a.value.name.localeCompare(b.value.name));
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, await viewsOf(rows), { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await store.create(await readJson(c, PartnerInputSchema));
      return privateJson(c, await viewOf(created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await partners.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the partner "${c.req.param("id")}"`);
      return privateJson(c, await viewOf(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, PartnerInputSchema);
      const updated = await store.update(c.req.param("id"), input, ifMatchOf(c));
      return privateJson(c, await viewOf(updated), { version: updated.version });
    })
    /** A new key; pages with the old one are told. */
    .post("/:id/rotate", async (c) => {
      const rotated = await store.rotate(c.req.param("id"), ifMatchOf(c));
      nameForAudit(c, rotated.value.name);
      return privateJson(c, await viewOf(rotated), { version: rotated.version });
    })
    .delete("/:id", async (c) => {
      const ifMatch = ifMatchOf(c);
      const deleted = await partners.delete(c.req.param("id"), ifMatch ? { ifMatch } : {});
      await store.counts.forget(firstKeyOf(deleted.value));
      nameForAudit(c, deleted.value.name);
      return c.body(null, 204);
    });
}

function matches({ name, origins, key, note }: PartnerRecord, q: string | undefined): boolean {
  return !q || [name, key, note ?? "", ...origins].some((text) => text.toLowerCase().includes(q));
}
