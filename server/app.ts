import { type Context, Hono } from "hono";
import { adminApi } from "./admin_api.ts";
import { assistantRoutes } from "./assistant/assistant_routes.ts";
import { catalogueAnswerer } from "./assistant/catalogue_answerer.ts";
import type { ModelSettings } from "./assistant/model/model_settings.ts";
import { withModel } from "./assistant/model/with_model.ts";
import { postRoutes } from "./blog/post_routes.ts";
import { categoryRoutes } from "./catalogue/category_routes.ts";
import { productRoutes } from "./catalogue/product_routes.ts";
import { companyRoutes } from "./company/company_routes.ts";
import type { ContentReader } from "./content/content.ts";
import { refuseUnknown } from "./http/allowed_methods.ts";
import { answerError } from "./http/answer_error.ts";
import { AppError } from "./http/app_error.ts";
import { BodyCache } from "./http/body_cache.ts";
import { clientAddress, isLoopback } from "./http/client_address.ts";
import type { Dist } from "./http/dist.ts";
import { cors } from "./http/cors.ts";
import { securityHeaders } from "./http/security_headers.ts";
import { refuseInvalidHost } from "./http/invalid_host.ts";
import { Throttle } from "./http/throttle.ts";
import { inquiryRoutes } from "./inquiries/inquiry_routes.ts";
import { openapiRoutes } from "./openapi/openapi_routes.ts";
import { mediaRoutes } from "./media/media_routes.ts";
import { adminRoutes } from "./pages/admin_document.ts";
import { partnerGate } from "./partners/partner_gate.ts";
import { partnerRoutes } from "./partners/partner_routes.ts";
import { redirectMissing } from "./redirects/redirect_missing.ts";
import { embedRoutes } from "./pages/embed_routes.ts";
import { errorPage } from "./pages/error_page.ts";
import { createPages } from "./pages/page_routes.ts";
import { previewProduct } from "./pages/preview_page.ts";
import { crawlerRoutes } from "./pages/crawler_routes.ts";
import { productFinder } from "./search/product_finder.ts";
import { searchRoutes } from "./search/search_routes.ts";
import { publicSeo, seoRoutes } from "./seo/seo_routes.ts";
import { socialRoutes } from "./seo/social_routes.ts";
import { chatRoutes } from "./chat/chat_routes.ts";
import { messageLeaver } from "./chat/leave_message.ts";
import type { Stores } from "./stores.ts";
import { testimonialRoutes } from "./testimonials/testimonials.ts";
import { noteUnanswered } from "./unanswered/note_unanswered.ts";

const MINUTE = 60_000;

export interface AppParts {
  stores: Stores;
  /** The public content of these stores. */
  read: ContentReader;
  settings: { origin: string; trustProxy: boolean };
  dist: Dist;
  now: () => Date;
  /** Where a failure of ours is told, one line each. */
  log: (line: string) => void;
  setupToken?: string | undefined;
  demo?: { username: string; password: string } | undefined;
  /** The language model that helps the assistant; without one it answers alone. */
  model?: ModelSettings | undefined;
}

/** The server's table of contents, by who may call. Its `fetch` answers what is kept before any routing. */
export function createApp(
  { stores, read, settings, dist, now, log, setupToken, demo, model }: AppParts,
): Hono {
  const app = new Hono();
  const { store } = stores;
  const https = settings.origin.startsWith("https:");
  const find = productFinder(read);
  const shown = [...read.collections, ...stores.seo.collections];
  const pictures = store.track([...shown, stores.media.items.name]);
  // What cached answers are made of, by the beginning of their address.
  const cache = new BodyCache([
    { path: "/media/", changes: store.track([stores.media.items.name]) },
    { path: "/social/", changes: pictures },
    { path: "/", changes: store.track(shown) },
  ]);
  const addressOf = (c: Context) => clientAddress(c, settings.trustProxy);
  const perMinute = (limit: number) => new Throttle({ limit, perMs: MINUTE, now });
  const inquiries = perMinute(60);
  const inquire = (c: Context) => {
    const address = addressOf(c);
    if (!isLoopback(address)) inquiries.take(address);
  };
  const fetchOwn = async (path: string) => await app.fetch(new Request(`http://localhost${path}`));
  const pageParts = { api: fetchOwn, redirect: redirectMissing(stores.redirects), dist, settings, now };
  const pages = createPages(pageParts);
  const gate = partnerGate({ partners: stores.partners, origin: settings.origin });

  app.onError(answerError(log, errorPage({ dist })));
  app.use(securityHeaders({ https }));
  app.use(refuseInvalidHost);

  // Anyone: is it alive, is it ready.
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    try {
      await read();
    } catch (cause) {
      throw new AppError("unavailable", "Not ready: the store cannot be read", { cause });
    }
    return c.text("ready");
  });

  // Any page: bundles and pictures, immutable or nearly so.
  app.get("/assets/*", async (c, next) => await dist.answer(c.req.raw, c.req.path) ?? await next());
  app.get("/widgets/*", async (c, next) => await dist.answer(c.req.raw, c.req.path) ?? await next());
  app.route("/media", mediaRoutes(stores.media));

  // The owner, from our own pages: 403 for a foreign page, 401 without a session.
  const admin = adminApi({
    stores,
    read,
    settings,
    now,
    log,
    setupToken,
    demo,
    addressOf,
    perMinute,
    fetchOwn,
    preview: (product, language) => previewProduct(pageParts, product, language),
  });
  admin.all("*", refuseUnknown(app));
  app.route("/api/admin", admin);

  // Any page, through a widget: one inquiry a second and address.
  app.use("/api/contact", cors("POST"), gate.keyed);
  app.route(
    "/api",
    inquiryRoutes({
      inquiries: stores.inquiries,
      pages,
      now,
      productName: async (id) => (await read()).productById.get(id)?.name,
      admit: gate.admit,
      throttle: inquire,
    }),
  );

  // Any page, through the chat: who it is, and what was said.
  const lookUps = perMinute(20);
  const chatWrites = perMinute(120);
  app.use("/api/chat/*", cors("GET, POST, PATCH"), gate.keyed);
  app.route(
    "/api/chat",
    chatRoutes(
      stores.chat,
      {
        lookUp: (c) => lookUps.take(addressOf(c)),
        write: (c) => chatWrites.take(addressOf(c)),
      },
      { begin: (c, key) => gate.count(c, key, "chats") },
      messageLeaver({ ...stores, now, admit: gate.admit, throttle: inquire }),
    ),
  );

  // Any page, through the chat: a question and its answer.
  const questions = perMinute(20);
  const addressQuestions = perMinute(60);
  app.use("/api/assistant/*", cors("POST"), gate.keyed);
  const assistant = catalogueAnswerer({
    read,
    staffAnswers: stores.staffAnswers.read,
    whatsapp: async () => publicSeo(await stores.seo.read(), { withPages: false }).social?.whatsapp,
  });
  app.route(
    "/api/assistant",
    assistantRoutes({
      answer: withModel(assistant, { settings: model, store, now, log }),
      throttles: {
        visitor: (c, userId) => questions.take(userId ?? addressOf(c)),
        address: (c) => addressQuestions.take(addressOf(c)),
      },
      note: noteUnanswered({ unanswered: stores.unanswered, chat: stores.chat, log }),
    }),
  );

  // A partner's page, through a widget: it was shown, and any of the calls above and below, with the key before them.
  const views = perMinute(60);
  app.route(
    "/partner",
    partnerRoutes({
      gate,
      fetch: (...asked) => app.fetch(...asked),
      throttle: (c) => views.take(addressOf(c)),
    }),
  );

  // Anyone, any page: public reads, kept as bytes until the content changes.
  app.use("/api/*", cors("GET, HEAD"), gate.keyed, gate.keyless((...asked) => app.fetch(...asked)));
  app.route("/api", productRoutes(read, find, assistant.foresee));
  app.route("/api", searchRoutes(read, find));
  app.route("/api", categoryRoutes(read));
  app.route("/api", postRoutes(read));
  app.route("/api", testimonialRoutes(read));
  app.route("/api", companyRoutes(read));
  app.route("/api", seoRoutes(stores.seo));
  app.all("/api/*", refuseUnknown(app));

  // Crawlers.
  app.route("/", crawlerRoutes({ seo: stores.seo, read, origin: settings.origin }));
  app.route("/social", socialRoutes({ seo: stores.seo, read, fetchOwn, revision: () => pictures.revision }));

  // Developers.
  app.route("/", openapiRoutes({ routes: () => app.routes, origin: settings.origin }));

  // People.
  app.route("/", adminRoutes({ dist }));
  app.route("/", embedRoutes(dist));
  app.route("/", pages.routes);
  app.all("*", refuseUnknown(app));

  const route = app.fetch;
  app.fetch = (request, ...rest) => {
    const kept = cache.answer(request);
    if (kept) return kept;
    if (request.method !== "GET" && request.method !== "HEAD") return route(request, ...rest);
    return routeAndKeep(request, ...rest);
  };
  async function routeAndKeep(
    request: Request,
    ...rest: Parameters<typeof route> extends [Request, ...infer R] ? R : never
  ) {
    const revision = cache.revisionOf(request);
    const head = request.method === "HEAD";
    // What is kept has its body, even where only its head was asked for.
    const response = await route(head ? new Request(request, { method: "GET" }) : request, ...rest);
    const answer = await cache.keep(request, response, revision);
    return head && answer === response ? new Response(null, response) : answer;
  }
  return app;
}
