import { Hono } from "hono";
import * as z from "zod/mini";
import { issue } from "../../contract/issue.ts";
import {
  type AutomaticRedirect,
  AutomaticRedirectSchema,
  type Redirect,
  type RedirectInput,
  RedirectInputSchema,
  RedirectSchema,
} from "../../contract/redirect.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import type { BinStore } from "../bin/bin_store.ts";
import type { ContentReader } from "../content/content.ts";
import { privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { byText, list, pageHeaders } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import type { Stored } from "../kv/document.ts";
import { automaticRedirects } from "./automatic_redirects.ts";
import { followRedirects } from "./follow_redirects.ts";
import type { RedirectRecord, RedirectStore } from "./redirect_store.ts";

interface Parts {
  bin: BinStore;
  store: RedirectStore;
  read: ContentReader;
  /** Answers a GET of this site in process. */
  fetchOwn: (path: string) => Promise<Response>;
}

export function adminRedirectRoutes({ store, read, fetchOwn, bin }: Parts) {
  const { redirects } = store;

  async function viewOf({ id, value }: Stored<RedirectRecord>): Promise<Redirect> {
    const end = followRedirects(await store.byPath(), value.from)?.to;
    return { id, ...value, leadsTo: end !== undefined && end !== value.to ? end : null };
  }

  /** Throws 422 if the address has a page or an automatic redirect: a redirect there would never be used. */
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

  const search = {
    in: "both addresses",
    texts: ({ value }: Stored<RedirectRecord>) => [value.from, value.to],
  };
  const automatic = list<AutomaticRedirect>({
    rows: async () => automaticRedirects(await read.whole()),
    search: { in: "names and addresses", texts: ({ name, from, to }) => [name, from, to] },
  });
  const summary = "Lists redirects that came with a changed slug; nobody changes them.";
  const response = z.array(AutomaticRedirectSchema);

  return new Hono<SessionEnv>()
    .get("/automatic", endpoint({ summary, query: automatic.query, response }), async (c) => {
      const page = await automatic.find(c.req.valid("query"));
      return privateJson(c, page.rows, { headers: pageHeaders(c, page) });
    })
    .route(
      "/",
      resource({
        one: "a redirect",
        many: "redirects, the newest first",
        schema: RedirectSchema,
        input: RedirectInputSchema,
        store: {
          ...documentStore(redirects),
          async create(input) {
            await refusePages(input);
            return await store.create(input);
          },
          async update(id, input, ifMatch) {
            await refusePages(input);
            return await store.update(id, input, ifMatch);
          },
        },
        view: viewOf,
        nameOf: ({ from }) => from,
        bin: bin.of("redirects"),
        list: {
          ...list({
            rows: () => Array.fromAsync(redirects.all({ reverse: true })),
            search,
            sort: {
              from: byText(({ value }: Stored<RedirectRecord>) => value.from),
              to: byText(({ value }: Stored<RedirectRecord>) => value.to),
            },
          }),
          view: (rows) => Promise.all(rows.map(viewOf)),
        },
      }),
    );
}
