import { type Context, type Env, Hono } from "hono";
import { type Partner, PARTNER_DAYS, PartnerInputSchema, PartnerSchema } from "../../contract/partner.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ChatStore } from "../chat/ChatStore.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import { lastIndiaDays } from "../shared/india_day.ts";
import type { InquiryStore } from "../inquiries/inquiry_store.ts";
import type { Stored } from "../kv/document.ts";
import { PARTNER_PARAMETER, type PartnerGate } from "./partner_gate.ts";
import { firstKeyOf, keysOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";

interface RouteParts {
  gate: PartnerGate;
  /** The server's own `fetch`. */
  fetch: (request: Request, env: Env["Bindings"]) => Response | Promise<Response>;
  /** Throws if there are too many views to count. */
  throttle: (c: Context) => Promise<void>;
}

/** Widget routes: `/{key}/view.js`, loaded once per page, and `/{key}/api/…`, which forwards to `/api/…`. */
export function partnerRoutes({ gate, fetch, throttle }: RouteParts) {
  /** Counts the view. Returns a script that logs why the page may not use the key, or an empty one. */
  async function noteView(c: Context): Promise<string> {
    const key = c.req.param("key");
    const isTooMuch = await throttle(c).then(() => false, () => true);
    try {
      await (isTooMuch ? gate.admit(c, key) : gate.count(c, key, "views"));
      return "";
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return `console.error(${JSON.stringify(error.message)})`;
    }
  }

  async function forward(c: Context): Promise<Response> {
    const url = new URL(c.req.url);
    const key = c.req.param("key") ?? "";
    url.pathname = url.pathname.slice(`/partner/${encodeURIComponent(key)}`.length);
    if (!url.pathname.startsWith("/api/")) throw AppError.notFound(c.req.path);
    url.searchParams.set(PARTNER_PARAMETER, key);
    return await fetch(new Request(url, c.req.raw), c.env);
  }

  return new Hono()
    // A module script is the cheapest request for a widget. A refusal is a 200 too, else it would not run.
    .get(
      "/:key/view.js",
      endpoint({ summary: "Notes that a partner's page was shown.", response: "text/javascript" }),
      async (c) =>
        c.body(await noteView(c), 200, {
          "content-type": "text/javascript; charset=utf-8",
          "cache-control": "no-store",
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        }),
    )
    .all("/:key/api/*", forward);
}

interface Parts {
  partners: PartnerStore;
  inquiries: InquiryStore;
  chat: ChatStore;
  now: () => Date;
}

export function adminPartnerRoutes({ partners: store, inquiries, chat, now }: Parts) {
  const { partners } = store;

  /** The partners with their figures, counted from inquiries and chats sent under any of their keys. */
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

  return resource({
    one: "a partner",
    many: "partners by name",
    schema: PartnerSchema,
    input: PartnerInputSchema,
    store: {
      ...documentStore(partners),
      create: store.create,
      update: store.update,
      async delete(id, ifMatch) {
        const deleted = await partners.delete(id, { ifMatch });
        await store.counts.forget(firstKeyOf(deleted.value));
        return deleted;
      },
    },
    view: viewOf,
    nameOf: ({ name }) => name,
    list: {
      ...list({
        rows: async () =>
          (await Array.fromAsync(partners.all())).sort((a, b) => a.value.name.localeCompare(b.value.name)),
        search: { in: "names, sites, keys and notes", texts: textsOf },
      }),
      view: viewsOf,
    },
  })
    .post(
      "/:id/rotate",
      endpoint({
        summary: "Gives a partner a new key; pages with the old one are told.",
        response: PartnerSchema,
        versioned: true,
      }),
      async (c) => {
        const rotated = await store.rotate(c.req.param("id"), ifMatchOf(c));
        nameForAudit(c, rotated.value.name);
        return privateJson(c, await viewOf(rotated), { version: rotated.version });
      },
    );
}

function textsOf({ value: { name, origins, key, note } }: Stored<PartnerRecord>) {
  return [name, key, note, ...origins];
}
