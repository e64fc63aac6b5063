import { type Context, type Env, Hono } from "hono";
import {
  type Partner,
  type PartnerInput,
  PartnerInputSchema,
  PartnerNamesSchema,
  PartnerSchema,
} from "../../contract/partner.ts";
import { type Manifest, UNNAMED_VERSION } from "../../contract/build_manifest.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { BinStore } from "../bin/bin_store.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import type { Stored } from "../kv/document.ts";
import { PARTNER_PARAMETER, type PartnerGate } from "./partner_gate.ts";
import { keysOf, type PartnerRecord, type PartnerStore } from "./partner_store.ts";
import { refuseSuffixes } from "./refuse_suffixes.ts";
import { partnerViews, type ViewParts } from "./partner_views.ts";

interface RouteParts {
  gate: PartnerGate;
  /** The server's own `fetch`. */
  fetch: (request: Request, env: Env["Bindings"]) => Response | Promise<Response>;
  /** Throws if there are too many views to count. */
  throttle: (c: Context) => Promise<void>;
  withdrawn: Manifest["withdrawn"];
  /** The site's own public origin. */
  origin: string;
  /** Whether the owner has published the site, without which the widgets have nothing to show. */
  isPublic: () => Promise<boolean>;
}

/** Notes are for one page at a time, and any page may read them. */
const NOTE_HEADERS = {
  "cache-control": "no-store",
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Widget routes: notes for the console of the partner's page below `/{key}`, and `/{key}/api/…`, which
 * forwards to `/api/…`. A note without text says that all is well. It is 200 in any case, because a browser
 * would report another status in the console itself.
 */
export function partnerRoutes({ gate, fetch, throttle, withdrawn, origin, isPublic }: RouteParts) {
  /** Counts the view. Returns why the page may not use the key, or nothing. */
  async function noteView(c: Context): Promise<string> {
    const key = c.req.param("key");
    const isTooMuch = await throttle(c).then(() => false, () => true);
    const refusal = await refusalFrom(() => isTooMuch ? gate.admit(c, key) : gate.count(c, key, "views"));
    if (refusal || await isPublic()) return refusal;
    return `The widgets on this page show no products yet: their owner has not published ${origin}.`;
  }

  /** Returns why the version should be replaced, or nothing. */
  async function noteVersion(c: Context, version: string): Promise<string> {
    if (!Object.hasOwn(withdrawn, version)) return "";
    const { since, reason } = withdrawn[version]!;
    const refusal = await refusalFrom(() => gate.noteWithdrawn(c, c.req.param("key") ?? "", version));
    // The refusal itself is the other note's.
    if (refusal) return "";
    return `The pinned version ${version} of a widget on this page was withdrawn on ${since}. ${reason} ` +
      `Pin today's version, which is in ${origin}/widgets/manifest.json.`;
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
    .get(
      "/:key/note",
      endpoint({ summary: "Counts a view of a partner's page.", response: "text/plain" }),
      async (c) => c.text(await noteView(c), 200, NOTE_HEADERS),
    )
    .get(
      "/:key/pinned/:version",
      endpoint({ summary: "Why a pinned version of a widget was withdrawn.", response: "text/plain" }),
      async (c) => c.text(await noteVersion(c, c.req.param("version")), 200, NOTE_HEADERS),
    )
    .get(
      "/:key/view.js",
      endpoint({ summary: "The notes for widgets pinned long ago.", response: "text/javascript" }),
      async (c) => {
        const notes = [await noteView(c), await noteVersion(c, UNNAMED_VERSION)].filter(Boolean);
        return c.body(notes.map((note) => `console.error(${JSON.stringify(note)})`).join("\n"), 200, {
          ...NOTE_HEADERS,
          "content-type": "text/javascript; charset=utf-8",
        });
      },
    )
    .all("/:key/api/*", forward);
}

/** The message of a refusal, as text. Throws any other error. */
async function refusalFrom(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return "";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

export function partnerNameRoutes({ byKey }: Pick<PartnerStore, "byKey">) {
  return new Hono().get(
    "/",
    endpoint({ summary: "Partners' names by key, former keys too.", response: PartnerNamesSchema }),
    async (c) => {
      const names = [...(await byKey()).values()]
        .flatMap((partner) => keysOf(partner).map((key) => [key, partner.name]));
      return privateJson(c, Object.fromEntries(names));
    },
  );
}

export function adminPartnerRoutes({ withdrawn, bin, ...stores }: ViewParts & { bin: BinStore }) {
  const { partners: store } = stores;
  const { partners } = store;
  const viewsOf = partnerViews({ ...stores, withdrawn });
  const viewOf = async (found: Stored<PartnerRecord>): Promise<Partner> => (await viewsOf([found]))[0]!;

  return resource({
    one: "a partner",
    many: "partners by name",
    schema: PartnerSchema,
    input: PartnerInputSchema,
    store: {
      ...documentStore(partners),
      create: async (input: PartnerInput) => await store.create(await refuseSuffixes(input)),
      update: async (id: string, input: PartnerInput, ifMatch?: string) =>
        await store.update(id, await refuseSuffixes(input), ifMatch),
    },
    view: viewOf,
    nameOf: ({ name }) => name,
    bin: bin.of("partners"),
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
