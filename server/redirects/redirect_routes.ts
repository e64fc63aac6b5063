import { Hono } from "hono";
import { issue } from "../../contract/issue.ts";
import { type Redirect, type RedirectInput, RedirectInputSchema } from "../../contract/redirect.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { ifMatchOf, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import type { Stored } from "../kv/document.ts";
import { automaticRedirects } from "./automatic_redirects.ts";
import { followRedirects } from "./follow_redirects.ts";
import type { RedirectRecord, RedirectStore } from "./redirect_store.ts";

interface Parts {
  store: RedirectStore;
  read: ContentReader;
  /** What the site answers at a path of its own. */
  fetchOwn: (path: string) => Promise<Response>;
}

export function adminRedirectRoutes({ store, read, fetchOwn }: Parts) {
  const { redirects } = store;

  async function viewOf({ id, value }: Stored<RedirectRecord>): Promise<Redirect> {
    const end = followRedirects(await store.byPath(), value.from)?.to;
    return { id, ...value, leadsTo: end !== undefined && end !== value.to ? end : null };
  }

  /** Nobody is ever redirected from where a page answers. */
  async function refusePages({ from }: RedirectInput): Promise<void> {
    const automatic = automaticRedirects(await read.whole()).find((one) => one.from === from);
    if (automatic) {
      const message =
        `This address leads to ${automatic.to} by itself, since the ${automatic.kind} was renamed`;
      throw AppError.invalid([issue("from", "redirect_exists", { to: automatic.to }, { message })]);
    }
    const answer = await fetchOwn(encodeURI(from.toWellFormed()));
    await answer.body?.cancel();
    if (answer.ok) throw AppError.invalid([issue("from", "page_exists")]);
  }

  return new Hono()
    /** Newest first; `q` over both addresses. */
    .get("/", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const all = await Array.fromAsync(redirects.all({ reverse: true }));
      const found = all.filter(({ value }) => matches([value.from, value.to], q));
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, await Promise.all(rows.map(viewOf)), {
        headers: pageHeaders(c, found.length, next),
      });
    })
    /** Those that came with a changed slug; nobody changes them. */
    .get("/automatic", async (c) => {
      const q = searchQuery(c)?.trim().toLowerCase();
      const found = automaticRedirects(await read.whole())
        .filter(({ name, from, to }) => matches([name, from, to], q));
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const input = await readJson(c, RedirectInputSchema);
      await refusePages(input);
      const created = await store.create(input);
      nameForAudit(c, created.value.from);
      return privateJson(c, await viewOf(created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await redirects.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the redirect "${c.req.param("id")}"`);
      return privateJson(c, await viewOf(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, RedirectInputSchema);
      await refusePages(input);
      const updated = await store.update(c.req.param("id"), input, ifMatchOf(c));
      nameForAudit(c, updated.value.from);
      return privateJson(c, await viewOf(updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const ifMatch = ifMatchOf(c);
      const deleted = await redirects.delete(c.req.param("id"), ifMatch ? { ifMatch } : {});
      nameForAudit(c, deleted.value.from);
      return c.body(null, 204);
    });
}

function matches(texts: string[], q: string | undefined): boolean {
  return !q || texts.some((text) => text.toLowerCase().includes(q));
}
