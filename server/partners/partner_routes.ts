import { Hono } from "hono";
import { type Partner, PartnerInputSchema } from "../../contract/partner.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ChatStore } from "../chat/chat_store.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import { sourcesOf } from "../inquiries/filter_inquiries.ts";
import type { InquiryStore } from "../inquiries/inquiry_store.ts";
import type { Stored } from "../kv/document.ts";
import type { PartnerRecord, PartnerStore } from "./partner_store.ts";

interface Parts {
  partners: PartnerStore;
  inquiries: InquiryStore;
  chat: ChatStore;
}

export function adminPartnerRoutes({ partners: store, inquiries, chat }: Parts) {
  const { partners } = store;

  /** With what each has brought, counted from what was sent under its key. */
  async function viewsOf(found: readonly Stored<PartnerRecord>[]): Promise<Partner[]> {
    const sources = sourcesOf(await inquiries.digest.rows()).partners;
    const counts = new Map(sources.map(({ partner, count }) => [partner, count]));
    return await Promise.all(found.map(async ({ id, value }) => ({
      id,
      ...value,
      leads: {
        inquiries: counts.get(value.key) ?? 0,
        chats: await chat.users.count({ index: ["partner", value.key] }),
      },
    })));
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
    .delete("/:id", async (c) => {
      const ifMatch = ifMatchOf(c);
      const deleted = await partners.delete(c.req.param("id"), ifMatch ? { ifMatch } : {});
      nameForAudit(c, deleted.value.name);
      return c.body(null, 204);
    });
}

function matches({ name, origins, key, note }: PartnerRecord, q: string | undefined): boolean {
  return !q || [name, key, note ?? "", ...origins].some((text) => text.toLowerCase().includes(q));
}
