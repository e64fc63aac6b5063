import { type Context, Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { accountStore } from "./accounts/account_store.ts";
import { sessionFinder } from "./accounts/require_session.ts";
import { sessionCookies } from "./accounts/session_cookie.ts";
import { sessionStore } from "./accounts/session_store.ts";
import { adminApi } from "./admin_api.ts";
import type { AppParts } from "./app_parts.ts";
import { assistantRoutes } from "./assistant/assistant_routes.ts";
import { catalogueAnswerer } from "./assistant/catalogue_answerer.ts";
import { modelShare } from "./assistant/model/model_share.ts";
import { withModel } from "./assistant/model/with_model.ts";
import { postRoutes } from "./blog/post_routes.ts";
import { brandedScript } from "./look/branded_script.ts";
import { lookRoutes } from "./look/look_routes.ts";
import { categoryRoutes } from "./catalogue/category_routes.ts";
import { facetFinder } from "./catalogue/facets/facet_finder.ts";
import { productRoutes } from "./catalogue/product_routes.ts";
import { companyRoutes } from "./company/company_routes.ts";
import { frameRoutes } from "./frame/frame_routes.ts";
import { healthRoutes } from "./health/health_routes.ts";
import { refuseUnknown } from "./http/allowed_methods.ts";
import { answerCached } from "./http/answer_cached.ts";
import { answerError } from "./http/answer_error.ts";
import { AppError } from "./http/app_error.ts";
import { endpoint } from "./http/endpoint.ts";
import { BodyCache } from "./http/body_cache.ts";
import { batchDocumentRoutes } from "./batch_documents/batch_documents.ts";
import { limitCold } from "./http/limit_cold.ts";
import { Budget } from "./http/budget.ts";
import { callers } from "./http/callers.ts";
import { queryOf, withoutUnknownQuery } from "./http/known_query.ts";
import { noteRoute } from "./http/note_route.ts";
import { cors } from "./http/cors.ts";
import { securityHeaders } from "./http/security_headers.ts";
import { ownHostsOnly, refuseInvalidHost } from "./http/invalid_host.ts";
import { type LimitName, LIMITS } from "./http/limits.ts";
import { SharedSpending } from "./http/shared_spending.ts";
import { type PerMinute, Throttle } from "./http/throttle.ts";
import { sentRequestRoutes } from "./inquiries/sent_request_routes.ts";
import { metricsRoutes } from "./log/metrics_routes.ts";
import { inquiryRoutes } from "./inquiries/inquiry_routes.ts";
import { comingSoonPage } from "./pages/coming_soon_page.ts";
import { onReads, OWN_REQUEST, publicationGate } from "./publication/publication_gate.ts";
import { openapiRoutes } from "./openapi/openapi_routes.ts";
import { mediaRoutes } from "./media/media_routes.ts";
import { adminRoutes } from "./pages/admin_document.ts";
import { partnerGate } from "./partners/partner_gate.ts";
import { partnerRoutes } from "./partners/partner_routes.ts";
import { redirectMissing } from "./redirects/redirect_missing.ts";
import { embedRoutes } from "./pages/embed_routes.ts";
import { pageSheets } from "./pages/page_sheets.ts";
import { errorPage } from "./pages/error_page.ts";
import { createPages } from "./pages/page_routes.ts";
import { previewPage } from "./pages/preview_page.ts";
import { crawlerRoutes } from "./pages/crawler_routes.ts";
import { productFinder } from "./search/product_finder.ts";
import { searchRoutes } from "./search/search_routes.ts";
import { DEFAULT_LANGUAGE } from "../contract/language.ts";
import { publicSeo, seoRoutes } from "./seo/seo_routes.ts";
import { paintedPictures } from "./seo/painted_pictures.ts";
import { picturePainter } from "./seo/picture_painter.ts";
import { socialRoutes } from "./seo/social_routes.ts";
import { chatRoutes } from "./chat/chat_routes.ts";
import { messageLeaver } from "./chat/leave_message.ts";
import { testimonialRoutes } from "./testimonials/testimonials.ts";
import { thankYou } from "./written/thank_you.ts";
import { writtenRoutes } from "./written/written_routes.ts";
import { noteUnanswered } from "./unanswered/note_unanswered.ts";

const MINUTE = 60_000;

/** Builds the app: all routes, grouped by caller. Its `fetch` serves cached responses before any routing. */
export function createApp(parts: AppParts): Hono {
  // Hono's own choice tries another router first, which gives up after 10 ms: it cannot tell some of these paths apart.
  const app = new Hono({ router: new TrieRouter() });
  const shared = sharedParts(app, parts);
  app.onError(answerError(parts.log, errorPage(parts)));
  app.use(noteRoute);
  app.use(securityHeaders(parts.settings));
  app.use(refuseInvalidHost);
  if (parts.demo) app.use(ownHostsOnly(parts.settings.origin));

  addHealthAndFiles(app, shared);
  addOwner(app, shared);
  app.use("*", shared.limitCold);
  const limitGuesses = limitCold(shared.budget("batch"));
  for (const path of ["/api/batch-documents", "/documents", "/:language/documents"]) {
    app.use(path, (c, next) => c.req.query("batch") ? limitGuesses(c, next) : next());
  }
  addForms(app, shared);
  addAssistant(app, shared);
  addPartners(app, shared);
  addPublicReads(app, shared);
  addPages(app, shared);
  app.fetch = answerCached(app.fetch, shared.cache);
  return app;
}

type SharedParts = ReturnType<typeof sharedParts>;

/** While the site is not public, for programs: they ask again later. */
function refuseHidden(): never {
  throw new AppError(
    "unavailable",
    "This site is not public yet: its owner publishes it in the admin panel",
    {
      headers: { "retry-after": "3600" },
    },
  );
}

/** Objects that several of the route groups below share. */
function sharedParts(app: Hono, parts: AppParts) {
  const { stores, read, settings, dist, now } = parts;
  const media = stores.media.items.name;
  const shown = [
    ...read.collections,
    ...stores.knowledge.collections,
    stores.batchDocuments.batches.name,
    ...stores.seo.collections,
    stores.publication.name,
  ];
  // A cached response becomes stale when a collection listed for its path prefix changes.
  const cache = new BodyCache([
    // The bytes of a name are always the same.
    {
      path: "/media/",
      changes: stores.store.track([media]),
      isAway: () => Boolean(stores.store.health?.problem),
    },
    { path: "/social/", changes: stores.store.track([...shown, media]) },
    { path: "/", changes: stores.store.track(shown) },
  ], { known: queryOf(app), seen: stores.counter.seen });
  const { addressOf, isExempt } = callers(settings, parts.warn ?? parts.log);
  const spending = new SharedSpending(stores.store);
  const perMinute: PerMinute = (limit, name) =>
    spending.share(name, new Throttle({ limit, perMs: MINUTE, now }));
  const budget = (name: LimitName, stored?: () => Promise<number>) =>
    new Budget(LIMITS[name], {
      shared: { name, spending },
      now,
      addressOf,
      isExempt,
      ...(stored && { stored }),
    });
  const fetchOwn = async (path: string) =>
    await app.fetch(new Request(`http://localhost${path}`), OWN_REQUEST);
  const sessions = sessionStore(stores.store, accountStore(stores.store, now), now);
  const https = settings.origin.startsWith("https:");
  const sessionOf = sessionFinder(sessions, sessionCookies(https));
  const isSignedIn = async (c: Context) => await sessionOf(c) !== null;
  const pageParts = { api: fetchOwn, redirect: redirectMissing(stores.redirects), dist, settings, now };
  return {
    ...parts,
    isExempt,
    conditions: stores.knowledge.conditions.read,
    find: productFinder(read, stores.knowledge.read, stores.store.files),
    assistant: catalogueAnswerer({
      read,
      staffAnswers: stores.staffAnswers.read,
      knowledge: stores.knowledge.read,
      files: stores.store.files,
      whatsapp: async () => publicSeo(await stores.seo.read(), DEFAULT_LANGUAGE).social?.whatsapp,
    }),
    cache,
    addressOf,
    perMinute,
    budget,
    limitCold: limitCold(budget("cold")),
    inquiryLimits: {
      throttle: budget("inquiry", () => stores.inquiries.inquiries.count()).take,
      throttleSuspect: budget("suspect", stores.inquiries.countSuspected).take,
    },
    note: noteUnanswered({
      unanswered: stores.unanswered,
      chat: stores.chat,
      throttle: budget("unanswered").take,
      log: parts.log,
    }),
    chats: budget("chat", () => stores.chat.messages.count()).take,
    fetchOwn,
    pageParts,
    pages: createPages(pageParts),
    gate: partnerGate({ partners: stores.partners, origin: settings.origin }),
    isSignedIn,
    publication: publicationGate({ publication: stores.publication, isSignedIn, https }),
  };
}

function addHealthAndFiles(
  app: Hono,
  { stores, read, find, assistant, dist, limitCold, metrics, settings }: SharedParts,
): void {
  // For anyone: health checks.
  app.get(
    "/healthz",
    endpoint({ summary: "Whether the server is alive.", response: "text/plain" }),
    (c) => c.text("ok"),
  );
  app.get(
    "/readyz",
    endpoint({
      summary: "Whether it can read its store and write to it, and search.",
      response: "text/plain",
    }),
    async (c) => {
      const problem = await stores.store.health?.check();
      if (problem) throw new AppError("unavailable", `Not ready: the store is away (${problem})`);
      try {
        await Promise.all([read(), find.prepare(), assistant.prepare()]);
      } catch (cause) {
        throw new AppError("unavailable", "Not ready: the store cannot be read", { cause });
      }
      return c.text("ready");
    },
  );

  app.route("/metrics", metricsRoutes(metrics, settings.metricsToken));

  app.get(
    "/worker.js",
    endpoint({ summary: "What keeps pages on a device without a network.", response: "text/javascript" }),
    async (c, next) => await dist.answer(c.req.raw, c.req.path) ?? await next(),
  );
  // For any page: bundles and pictures, which never or rarely change, those of former releases too.
  const file = async (c: Context) =>
    await dist.answer(c.req.raw, c.req.path) ?? await stores.formerAssets.answer(c.req.path);
  app.get("/assets/*", async (c, next) => await file(c) ?? await next());
  app.get(
    "/widgets/*",
    async (c, next) =>
      await brandedScript(c.req.path, await read(), dist.answer) ??
        await file(c) ?? await next(),
  );
  app.use("/media/*", limitCold);
  app.route("/media", mediaRoutes(stores.media));
}

function addOwner(app: Hono, shared: SharedParts): void {
  // For the owner, from our own pages: 403 for a page of another origin, 401 without a session.
  const admin = adminApi({
    ...shared,
    answer: (request) => app.fetch(request),
    explain: shared.assistant.explain,
    preview: (previewed, language) => previewPage(shared.pageParts, previewed, language),
  });
  admin.all("*", refuseUnknown(app));
  app.route("/api/admin", admin);
}

function addForms(
  app: Hono,
  { stores, read, settings, now, note, pages, gate, budget, inquiryLimits, chats }: SharedParts,
): void {
  // For any page, through a widget: inquiries.
  app.use("/api/contact", cors("POST"), gate.keyed);
  app.route(
    "/api",
    inquiryRoutes({
      inquiries: stores.inquiries,
      pages,
      origin: settings.origin,
      now,
      productName: async (id) => (await read()).productById.get(id)?.name,
      rules: async () => (await read()).company.forms,
      thank: thankYou(read),
      admit: gate.admit,
      ...inquiryLimits,
    }),
  );

  // For who sent one: its confirmation page reads it.
  app.route(
    "/api",
    sentRequestRoutes({
      inquiries: stores.inquiries,
      productNamed: async (name, language) => {
        const found = (await read()).products.find((product) => product.name === name);
        return found && (await read(language)).productById.get(found.id);
      },
    }),
  );

  // For any page, through the chat: the visitor's details and messages.
  app.use("/api/chat/*", cors("GET, POST, PATCH"), gate.keyed);
  app.route(
    "/api/chat",
    chatRoutes({
      chat: stores.chat,
      throttles: { register: budget("visitor", () => stores.chat.users.count()).take, write: chats },
      begin: (c, key) => gate.count(c, key, "chats"),
      onRated: note.rated,
      leaveMessage: messageLeaver({
        ...stores,
        now,
        admit: gate.admit,
        thank: thankYou(read),
        ...inquiryLimits,
      }),
    }),
  );
}

function addAssistant(
  app: Hono,
  {
    assistant,
    stores,
    note,
    now,
    log,
    model,
    gate,
    addressOf,
    isExempt,
    perMinute,
    budget,
    chats,
    publication,
  }: SharedParts,
) {
  // For any page, through the chat: questions to the assistant.
  const questions = perMinute(20, "question");
  app.use("/api/assistant/*", cors("POST"), gate.keyed, publication.shownOnly(refuseHidden));
  app.route(
    "/api/assistant",
    assistantRoutes({
      answer: withModel(assistant, { settings: model, store: stores.store, now, log }),
      throttles: {
        visitor: (c, userId) => isExempt(c) || questions.take(userId ?? addressOf(c)),
        address: budget("question").take,
        model: modelShare({ dailyRequests: model?.dailyRequests, now, addressOf }),
      },
      note(question, answer, c) {
        stores.counter.answered(answer);
        note.answered(question, answer, c);
      },
      async save(c, handle, query, { answer }) {
        await chats(c);
        await stores.chat.saveAnswer(handle, query, answer);
      },
      log,
    }),
  );
}

function addPartners(app: Hono, { gate, budget, dist, settings, stores }: SharedParts): void {
  // For a partner's page, through a widget: view counts, and every public call below the partner's key.
  app.route(
    "/partner",
    partnerRoutes({
      gate,
      fetch: (...asked) => app.fetch(...asked),
      throttle: budget("view").take,
      withdrawn: dist.withdrawn,
      origin: settings.origin,
      isPublic: async () => (await stores.publication.read()).isPublic,
    }),
  );
}

function addPublicReads(
  app: Hono,
  { find, stores, read, gate, conditions, publication }: SharedParts,
): void {
  // For anyone, from any page: public reads, cached as bytes until the content changes.
  const fetch = (...asked: Parameters<typeof app.fetch>) => app.fetch(...asked);
  app.use("/api/*", cors("GET, HEAD"), gate.keyed, gate.keyless(fetch), withoutUnknownQuery(app));
  app.use("/api/*", onReads(publication.shownOnly(refuseHidden)));
  app.route("/api", productRoutes(read, find, facetFinder(read, conditions)));
  app.route("/api", searchRoutes(read, find, stores.knowledge.read));
  app.route("/api", categoryRoutes(read));
  app.route("/api", postRoutes(read));
  app.route(
    "/api",
    healthRoutes({ read, conditions, prohibited: async () => (await stores.knowledge.read()).prohibited }),
  );
  app.route("/api", batchDocumentRoutes(stores.batchDocuments, read));
  app.route("/api", testimonialRoutes(read));
  app.route("/api", companyRoutes(read));
  app.route("/api", frameRoutes(read));
  app.route("/api", writtenRoutes(read));
  app.route("/api", seoRoutes(stores.seo));
  app.all("/api/*", refuseUnknown(app));
}

function addPages(
  app: Hono,
  { stores, read, conditions, sandbox, settings, dist, now, fetchOwn, paint, pages, budget, ...shared }:
    SharedParts,
): void {
  const { publication, isSignedIn } = shared;
  // What lists the pages, or shows them in pictures. Crawlers that are told nothing of it come again.
  for (
    const path of ["/sitemap.xml", "/sitemaps/*", "/blog/rss.xml", "/:language/blog/rss.xml", "/social/*"]
  ) {
    app.use(path, onReads(publication.shownOnly(refuseHidden)));
  }
  // For crawlers.
  app.route("/", crawlerRoutes({ seo: stores.seo, read, conditions, origin: settings.origin, now }));
  app.route(
    "/social",
    socialRoutes({
      seo: stores.seo,
      read,
      fetchOwn,
      picture: paintedPictures({ store: stores.store, sandbox, paint: paint ?? picturePainter() }),
      throttle: budget("picture").take,
    }),
  );

  // For pages that know nothing of the store.
  app.route("/look", lookRoutes(read));

  // For developers.
  const { origin } = settings;
  app.route("/", openapiRoutes({ routes: () => app.routes, origin, isSignedIn }));

  // For browsers: HTML pages. Mounted last, because they end with a catch-all.
  app.route("/", adminRoutes({ dist }));
  const soon = comingSoonPage({ dist, read });
  const showSoon = publication.shownOnly((c) => soon(new URL(c.req.url).pathname));
  app.use("*", onReads(publication.invited), onReads(showSoon));
  app.route("/", embedRoutes(dist));
  app.route("/", pageSheets());
  app.route("/", pages.routes);
  app.all("*", refuseUnknown(app));
}
