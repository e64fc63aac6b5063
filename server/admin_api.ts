import { type Context, Hono } from "hono";
import { RETENTION_DAYS } from "../contract/retention.ts";
import { accountRecords } from "./accounts/account_record.ts";
import { adminAccounts } from "./accounts/admin_accounts.ts";
import { requireRight, type SessionEnv } from "./accounts/require_session.ts";
import { explainRoutes } from "./assistant/explain_routes.ts";
import { auditChanges } from "./audit/audit_changes.ts";
import { auditRoutes } from "./audit/audit_routes.ts";
import { noteRefusals } from "./audit/note_refusals.ts";
import { securityLog } from "./audit/security_log.ts";
import { backupRoutes } from "./backups/backup_routes.ts";
import { binRoutes } from "./bin/bin_routes.ts";
import { adminAuthorRoutes } from "./blog/admin_author_routes.ts";
import { adminBlogCategoryRoutes } from "./blog/admin_blog_category_routes.ts";
import { adminPostRoutes } from "./blog/admin_post_routes.ts";
import { adminLookRoutes } from "./look/look_routes.ts";
import { adminCategoryRoutes } from "./catalogue/category_routes.ts";
import { adminProductRoutes } from "./catalogue/admin_product_routes.ts";
import { adminCompanyRoutes } from "./company/company_routes.ts";
import { findRoutes } from "./finding/find_routes.ts";
import { dashboardRoutes } from "./dashboard/dashboard_routes.ts";
import { catalogueOrderRoutes } from "./catalogue/catalogue_order.ts";
import { adminFrameRoutes } from "./frame/frame_routes.ts";
import { monthRoutes } from "./sample/month_routes.ts";
import { figureRoutes } from "./figures/figure_routes.ts";
import { adminBatchDocumentRoutes } from "./batch_documents/batch_documents.ts";
import { glossaryRoutes } from "./glossary/glossary.ts";
import { ownOriginOnly } from "./http/own_origin.ts";
import type { PerMinute } from "./http/throttle.ts";
import { adminInquiryRoutes } from "./inquiries/admin_inquiry_routes.ts";
import { importRoutes } from "./import/import_routes.ts";
import { adminBrandRoutes } from "./knowledge/brand_routes.ts";
import { adminConditionRoutes } from "./knowledge/condition_routes.ts";
import { adminProhibitedRoutes } from "./knowledge/prohibited_routes.ts";
import { knowledgeChoiceRoutes } from "./knowledge/knowledge_choice_routes.ts";
import { adminMediaRoutes, uploadRoutes } from "./media/admin_media_routes.ts";
import { mailLook } from "./outbox/mail_look.ts";
import { adminPartnerRoutes, partnerNameRoutes } from "./partners/partner_routes.ts";
import type { PagePreview } from "./pages/preview_page.ts";
import { publicationRoutes } from "./publication/publication_routes.ts";
import { adminRedirectRoutes } from "./redirects/redirect_routes.ts";
import { adminSeoRoutes } from "./seo/seo_routes.ts";
import { inquiryPersonalData } from "./inquiries/inquiry_personal_data.ts";
import { personalDataRoutes } from "./personal_data/personal_data_routes.ts";
import { adminChatRoutes } from "./chat/admin_chat_routes.ts";
import { chatPersonalData } from "./chat/chat_personal_data.ts";
import { sendingRoutes } from "./sending/sending_routes.ts";
import { adminTestimonialRoutes } from "./testimonials/testimonials.ts";
import { staffAnswerRoutes } from "./unanswered/staff_answer_routes.ts";
import { unansweredRoutes } from "./unanswered/unanswered_routes.ts";
import { adminWrittenRoutes } from "./written/written_routes.ts";
import type { AppParts } from "./app_parts.ts";

interface AdminParts extends
  Pick<
    AppParts,
    | "stores"
    | "read"
    | "sandbox"
    | "settings"
    | "dist"
    | "now"
    | "log"
    | "sayEvent"
    | "tell"
    | "sending"
    | "backups"
    | "demo"
  > {
  addressOf: (c: Context) => string;
  perMinute: PerMinute;
  /** Requests a path of our own public site, in process. */
  fetchOwn: (path: string) => Promise<Response>;
  /** Answers a request as if it came from outside. */
  answer: (request: Request) => Response | Promise<Response>;
  /** How the assistant answers a question. */
  explain: Parameters<typeof explainRoutes>[0];
  preview: PagePreview;
}

/** Routes of the admin API. Sign-in comes before the session check; all later routes are audited. */
export function adminApi(parts: AdminParts): Hono<SessionEnv> {
  const { stores, addressOf, now } = parts;
  const security = securityLog({ audit: stores.audit, say: parts.sayEvent, addressOf, now });
  const accounts = adminAccounts({ ...parts, security });
  const admin = new Hono<SessionEnv>();
  admin.use(noteRefusals(security));
  admin.use(ownOriginOnly(parts.settings.origin));
  admin.route("/", accounts.open);
  admin.use(accounts.requireSession);
  admin.use(
    auditChanges({ audit: stores.audit, differences: stores.auditDifferences, security, addressOf, now }),
  );
  admin.use(accounts.requireReady);
  admin.use(requireRight);
  admin.route("/", accounts.signedIn);
  admin.route("/", houseRoutes(parts, accounts));
  admin.route("/", visitorRoutes(parts, accounts));
  admin.route("/", catalogueRoutes(parts));
  admin.route("/", contentRoutes(parts));
  return admin;
}

type Accounts = ReturnType<typeof adminAccounts>;

/** What keeps the house in order: who did what, what is to be done, what is sent and what is kept. */
function houseRoutes({ stores, settings, read, now, ...parts }: AdminParts, accounts: Accounts) {
  const { origin } = settings;
  const admin = new Hono<SessionEnv>();
  admin.route("/audit", auditRoutes(stores));
  admin.route("/bin", binRoutes(stores.bin, settings.retention ?? RETENTION_DAYS));
  admin.route("/backups", backupRoutes({ backups: parts.backups, prove: accounts.prove, now }));
  admin.route(
    "/sending",
    sendingRoutes({
      sending: parts.sending,
      prove: accounts.prove,
      throttle: parts.perMinute(10, "test of sending"),
      look: mailLook(stores, origin),
      origin,
      now,
    }),
  );
  admin.route("/find", findRoutes(parts.answer));
  admin.route("/dashboard", dashboardRoutes(stores, read, now, parts.backups.need));
  admin.route("/sample-month", monthRoutes(stores));
  admin.route("/figures", figureRoutes(stores, read, now));
  admin.route("/publication", publicationRoutes({ stores, accounts: accounts.count, origin }));
  return admin;
}

/** What visitors and partners write, ask and show. */
function visitorRoutes({ stores, now, ...parts }: AdminParts, accounts: Accounts) {
  const { bin, inquiries, chat, partners } = stores;
  const admin = new Hono<SessionEnv>();
  admin.route(
    "/personal-data",
    personalDataRoutes([inquiryPersonalData(inquiries, bin), chatPersonalData(chat, bin)], now),
  );
  admin.route("/", adminChatRoutes(chat, bin.of("chat-users"), accounts.isOpen));
  admin.route(
    "/contact-submissions",
    adminInquiryRoutes({
      inquiries,
      outbox: stores.outbox,
      partners,
      accounts: accountRecords(stores.store),
      bin: bin.of("contact-submissions"),
      now,
    }),
  );
  admin.route("/partners", adminPartnerRoutes({ ...stores, now, withdrawn: parts.dist.withdrawn }));
  admin.route("/partner-names", partnerNameRoutes(partners));
  admin.route("/assistant", explainRoutes(parts.explain));
  admin.route("/unanswered", unansweredRoutes(stores));
  admin.route("/staff-answers", staffAnswerRoutes(stores));
  return admin;
}

/** The products, and what is known of medicines and diseases. */
function catalogueRoutes({ stores, read, sandbox, now, log, tell, preview }: AdminParts) {
  const { bin, knowledge, batchDocuments, glossary, drafts } = stores;
  const admin = new Hono<SessionEnv>();
  admin.route("/products", importRoutes({ stores, read, sandbox, now, log, tell }));
  admin.route("/products", adminProductRoutes(stores, read, now, preview));
  admin.route("/product-categories", adminCategoryRoutes(stores, read));
  admin.route("/catalogue-order", catalogueOrderRoutes(stores.catalogueOrder));
  admin.route("/batch-documents", adminBatchDocumentRoutes(batchDocuments, bin.of("batch-documents"), read));
  admin.route("/glossary", glossaryRoutes(glossary, drafts.of("glossary"), bin.of("glossary")));
  admin.route("/brands", adminBrandRoutes(stores));
  admin.route("/conditions", adminConditionRoutes(stores));
  admin.route("/prohibited", adminProhibitedRoutes(stores));
  admin.route("/knowledge-choices", knowledgeChoiceRoutes(knowledge, read));
  return admin;
}

/** The other pages of the site: their texts, pictures, look and addresses. */
function contentRoutes({ stores, read, sandbox, now, fetchOwn, preview }: AdminParts) {
  const { bin, drafts, media, seo, testimonials, batchDocuments } = stores;
  const admin = new Hono<SessionEnv>();
  admin.route("/authors", adminAuthorRoutes(stores, read));
  admin.route("/blog/posts", adminPostRoutes(stores, read, now, preview));
  admin.route("/blog/categories", adminBlogCategoryRoutes(stores, read));
  admin.route(
    "/testimonials",
    adminTestimonialRoutes(
      { testimonials, drafts: drafts.of("testimonials"), bin: bin.of("testimonials") },
      read,
    ),
  );
  admin.route("/media", adminMediaRoutes(media, bin.of("media"), { read, seo, drafts, batchDocuments }));
  admin.route("/upload", uploadRoutes(media, sandbox));
  admin.route("/company", adminCompanyRoutes({ ...stores, preview }));
  admin.route("/look", adminLookRoutes({ ...stores, read, preview }));
  admin.route("/frame", adminFrameRoutes({ ...stores, read, preview }));
  admin.route("/pages", adminWrittenRoutes(stores, read, preview));
  admin.route("/redirects", adminRedirectRoutes({ store: stores.redirects, read, fetchOwn, bin }));
  admin.route("/seo", adminSeoRoutes(seo, read, drafts.of("settings")));
  return admin;
}
