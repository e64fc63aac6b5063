import { type Context, Hono } from "hono";
import { allAccountsRoutes } from "./accounts/all_accounts_routes.ts";
import { ownAccountRoutes } from "./accounts/own_account_routes.ts";
import { accountRoutes, requireSession, type SessionEnv, sessionView } from "./accounts/account_routes.ts";
import { SessionSchema } from "../contract/session.ts";
import { accountStore } from "./accounts/account_store.ts";
import { sessionStore } from "./accounts/session_store.ts";
import { auditChanges } from "./audit/audit_changes.ts";
import { auditRoutes } from "./audit/audit_routes.ts";
import { adminBlogCategoryRoutes } from "./blog/admin_blog_category_routes.ts";
import { adminPostRoutes } from "./blog/admin_post_routes.ts";
import { adminCategoryRoutes } from "./catalogue/category_routes.ts";
import { adminProductRoutes } from "./catalogue/admin_product_routes.ts";
import { adminCompanyRoutes } from "./company/company_routes.ts";
import { dashboardRoutes } from "./dashboard/dashboard_routes.ts";
import { glossaryRoutes } from "./glossary/glossary.ts";
import { privateJson } from "./http/answers.ts";
import { endpoint } from "./http/endpoint.ts";
import { ownOriginOnly } from "./http/own_origin.ts";
import type { Throttle } from "./http/throttle.ts";
import { adminInquiryRoutes } from "./inquiries/admin_inquiry_routes.ts";
import { importRoutes } from "./import/import_routes.ts";
import { adminMediaRoutes, uploadRoutes } from "./media/admin_media_routes.ts";
import { adminPartnerRoutes } from "./partners/partner_routes.ts";
import type { ProductPreview } from "./pages/preview_page.ts";
import { adminRedirectRoutes } from "./redirects/redirect_routes.ts";
import { adminSeoRoutes } from "./seo/seo_routes.ts";
import { inquiryPersonalData } from "./inquiries/inquiry_personal_data.ts";
import { personalDataRoutes } from "./personal_data/personal_data_routes.ts";
import { adminChatRoutes } from "./chat/admin_chat_routes.ts";
import { chatPersonalData } from "./chat/chat_personal_data.ts";
import { adminTestimonialRoutes } from "./testimonials/testimonials.ts";
import { staffAnswerRoutes } from "./unanswered/staff_answer_routes.ts";
import { unansweredRoutes } from "./unanswered/unanswered_routes.ts";
import type { AppParts } from "./app_parts.ts";

interface AdminParts extends
  Pick<
    AppParts,
    "stores" | "read" | "sandbox" | "settings" | "dist" | "now" | "log" | "setupToken" | "demo"
  > {
  addressOf: (c: Context) => string;
  perMinute: (limit: number) => Throttle;
  /** Requests a path of our own public site, in process. */
  fetchOwn: (path: string) => Promise<Response>;
  preview: ProductPreview;
}

/** Routes of the admin API. Sign-in comes before the session check; all later routes are audited. */
export function adminApi(
  {
    stores,
    read,
    sandbox,
    settings,
    dist,
    now,
    log,
    setupToken,
    demo,
    addressOf,
    perMinute,
    fetchOwn,
    preview,
  }: AdminParts,
): Hono<SessionEnv> {
  const { store } = stores;
  const accounts = accountStore(store, now);
  const sessions = sessionStore(store, accounts, now);
  const https = settings.origin.startsWith("https:");
  const admin = new Hono<SessionEnv>();
  admin.use(ownOriginOnly(settings.origin));
  admin.route(
    "/",
    accountRoutes({
      accounts,
      sessions,
      https,
      addressOf,
      throttles: { address: perMinute(10), username: perMinute(60), code: perMinute(5) },
      setupToken,
      demo,
    }),
  );
  admin.use(requireSession(sessions, https));
  admin.use(auditChanges(stores.audit, now));
  admin.get(
    "/session",
    endpoint({ summary: "Who is signed in, and until when.", response: SessionSchema }),
    (c) => privateJson(c, sessionView(c.get("session"))),
  );
  admin.route(
    "/account",
    ownAccountRoutes({
      accounts,
      sessions,
      issuer: async () => (await stores.company.get()).name,
      throttle: perMinute(5),
    }),
  );
  admin.route("/accounts", allAccountsRoutes(accounts));
  admin.route("/audit", auditRoutes(stores.audit));
  admin.route(
    "/personal-data",
    personalDataRoutes([inquiryPersonalData(stores.inquiries), chatPersonalData(stores.chat)], now),
  );
  admin.route("/", adminChatRoutes(stores.chat, sessions.isOpen));
  admin.route("/blog/posts", adminPostRoutes(stores, read, now));
  admin.route("/blog/categories", adminBlogCategoryRoutes(stores.posts, read));
  admin.route("/glossary", glossaryRoutes(store));
  admin.route("/dashboard", dashboardRoutes(stores, now));
  admin.route("/products", importRoutes({ stores, read, sandbox, now, log }));
  admin.route("/products", adminProductRoutes(stores, read, now, preview));
  admin.route("/product-categories", adminCategoryRoutes(stores, read));
  admin.route(
    "/contact-submissions",
    adminInquiryRoutes({
      inquiries: stores.inquiries,
      outbox: stores.outbox,
      partners: stores.partners,
      now,
    }),
  );
  admin.route("/testimonials", adminTestimonialRoutes(stores.testimonials, read));
  admin.route("/media", adminMediaRoutes(stores.media, { read, seo: stores.seo }));
  admin.route("/upload", uploadRoutes(stores.media, sandbox));
  admin.route("/company", adminCompanyRoutes(stores.company));
  admin.route("/redirects", adminRedirectRoutes({ store: stores.redirects, read, fetchOwn }));
  admin.route("/partners", adminPartnerRoutes({ ...stores, now, withdrawn: dist.withdrawn }));
  admin.route("/unanswered", unansweredRoutes(stores.unanswered));
  admin.route("/staff-answers", staffAnswerRoutes(stores));
  admin.route("/seo", adminSeoRoutes(stores.seo, stores.company.get));
  return admin;
}
