import { type ComponentType, lazy } from "react";
import type { Dashboard } from "../../contract/dashboard.ts";
import type { IconName } from "./ui/Icon.tsx";

interface AdminPage {
  path: string;
  title: string;
  icon: IconName;
  /** The call on which the page depends: who may make it sees the page. */
  api: string;
  /** Who may write to one of these may change something there. */
  changes: readonly string[];
  Page: ComponentType;
  /** How many things wait there for somebody. */
  waiting?: ((dashboard: Dashboard) => number) | undefined;
}

/** A page module has one export whose name ends in `Page`. */
type PageModule = Record<`${string}Page`, ComponentType>;

/** Loads each page as its own chunk, so that opening one page does not download the code of the others. */
function page(
  name: string,
  title: string,
  icon: IconName,
  load: () => Promise<PageModule>,
  { api = name, changes = [api], waiting }: Partial<Pick<AdminPage, "api" | "changes" | "waiting">> = {},
): AdminPage {
  const Page = lazy(async () => {
    const [, page] = Object.entries(await load()).find(([name]) => name.endsWith("Page")) ?? [];
    if (!page) throw new Error(`Cannot show /admin/${name}: its module exports no page`);
    return { default: page };
  });
  const call = (path: string) => `/api/admin/${path}`;
  return { path: `/admin/${name}`, title, icon, api: call(api), changes: changes.map(call), Page, waiting };
}

interface PageGroup {
  /** None for the first, which needs no name. */
  title?: string;
  pages: AdminPage[];
}

/** The pages behind the login, in sidebar order. The sidebar and the routes are made from this list. */
export const pageGroups: PageGroup[] = [
  {
    pages: [page("dashboard", "Dashboard", "dashboard", () => import("./dashboard/DashboardPage.tsx"))],
  },
  {
    title: "Customers",
    pages: [
      page(
        "contact-submissions",
        "Contact Submissions",
        "inbox",
        () => import("./inquiries/InquiriesPage.tsx"),
        { waiting: ({ pendingInquiries }) => pendingInquiries ?? 0 },
      ),
      page("chat-history", "Chat History", "chat", () => import("./chat/ChatHistoryPage.tsx")),
      page(
        "unanswered",
        "Unanswered Questions",
        "question",
        () => import("./unanswered/UnansweredPage.tsx"),
        { waiting: ({ unanswered }) => unanswered.total },
      ),
    ],
  },
  {
    title: "Catalogue",
    pages: [
      page("products", "Products", "products", () => import("./products/ProductsPage.tsx")),
      page(
        "product-categories",
        "Product Categories",
        "categories",
        () => import("./categories/ProductCategoriesPage.tsx"),
      ),
      page(
        "batch-documents",
        "Documents by Batch",
        "article",
        () => import("./batch_documents/BatchDocumentsPage.tsx"),
      ),
    ],
  },
  {
    title: "Content",
    pages: [
      page("pages", "Pages", "table", () => import("./pages/PagesPage.tsx")),
      page("blog-posts", "Blog Posts", "article", () => import("./blog/PostsPage.tsx"), {
        api: "blog/posts",
      }),
      page(
        "blog-categories",
        "Blog Categories",
        "categories",
        () => import("./blog/BlogCategoriesPage.tsx"),
        { api: "blog/categories" },
      ),
      page("authors", "Authors", "person", () => import("./blog/AuthorsPage.tsx")),
      page("testimonials", "Testimonials", "star", () => import("./testimonials/TestimonialsPage.tsx")),
      page("media", "Media Library", "image", () => import("./media/MediaPage.tsx")),
      page("glossary", "Glossary", "article", () => import("./glossary/GlossaryPage.tsx")),
    ],
  },
  {
    title: "Knowledge",
    pages: [
      page("conditions", "Conditions", "article", () => import("./knowledge/ConditionsPage.tsx")),
      page("brands", "Brands", "products", () => import("./knowledge/BrandsPage.tsx")),
      page("prohibited", "Prohibited", "alert", () => import("./knowledge/ProhibitedPage.tsx")),
      page("try", "Try a Question", "question", () => import("./knowledge/TryPage.tsx"), {
        api: "assistant/explain",
      }),
    ],
  },
  {
    title: "Site",
    pages: [
      page("company", "Company", "company", () => import("./company/CompanyPage.tsx")),
      page("publication", "Publication", "check", () => import("./publication/PublicationPage.tsx")),
      page("look", "Logo and Colours", "image", () => import("./look/LookPage.tsx")),
      page("frame", "Menu and Footer", "list", () => import("./frame/FramePage.tsx")),
      page("seo-settings", "SEO Settings", "globe", () => import("./seo/SeoSettingsPage.tsx"), {
        api: "seo",
      }),
      page("partners", "Partners", "partners", () => import("./partners/PartnersPage.tsx")),
      page("sending", "Mail and Webhook", "mail", () => import("./sending/SendingPage.tsx")),
      page("redirects", "Redirects", "redirect", () => import("./redirects/RedirectsPage.tsx")),
    ],
  },
  {
    title: "Security",
    pages: [
      page("account", "Account", "account", () => import("./account/AccountPage.tsx")),
      page("bin", "Bin", "trash", () => import("./bin/BinPage.tsx"), {
        // Who deletes may restore.
        changes: ["products", "contact-submissions"],
      }),
      page("backups", "Backup", "download", () => import("./backups/BackupsPage.tsx")),
      page("audit", "Audit Log", "audit", () => import("./audit/AuditLogPage.tsx")),
      page("personal-data", "Personal Data", "person", () => import("./personal_data/PersonalDataPage.tsx")),
    ],
  },
];

export const adminPages: AdminPage[] = pageGroups.flatMap(({ pages }) => pages);
