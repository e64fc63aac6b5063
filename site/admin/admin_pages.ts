import { type ComponentType, lazy } from "react";
import type { IconName } from "./ui/Icon.tsx";

interface AdminPage {
  path: string;
  title: string;
  icon: IconName;
  Page: ComponentType;
}

/** A page module has one export whose name ends in `Page`. */
type PageModule = Record<`${string}Page`, ComponentType>;

/** Loads each page as its own chunk, so that opening one page does not download the code of the others. */
function page(name: string, title: string, icon: IconName, load: () => Promise<PageModule>): AdminPage {
  const Page = lazy(async () => {
    const [, page] = Object.entries(await load()).find(([name]) => name.endsWith("Page")) ?? [];
    if (!page) throw new Error(`Cannot show /admin/${name}: its module exports no page`);
    return { default: page };
  });
  return { path: `/admin/${name}`, title, icon, Page };
}

/** The pages behind the login, in sidebar order. The sidebar and the routes are made from this list. */
export const adminPages: AdminPage[] = [
  page("dashboard", "Dashboard", "dashboard", () => import("./dashboard/DashboardPage.tsx")),
  page("products", "Products", "products", () => import("./products/ProductsPage.tsx")),
  page(
    "product-categories",
    "Product Categories",
    "categories",
    () => import("./categories/ProductCategoriesPage.tsx"),
  ),
  page("blog-posts", "Blog Posts", "article", () => import("./blog/PostsPage.tsx")),
  page("blog-categories", "Blog Categories", "categories", () => import("./blog/BlogCategoriesPage.tsx")),
  page("testimonials", "Testimonials", "star", () => import("./testimonials/TestimonialsPage.tsx")),
  page("contact-submissions", "Contact Submissions", "inbox", () => import("./inquiries/InquiriesPage.tsx")),
  page("chat-history", "Chat History", "chat", () => import("./chat/ChatHistoryPage.tsx")),
  page("unanswered", "Unanswered Questions", "question", () => import("./unanswered/UnansweredPage.tsx")),
  page("media", "Media Library", "image", () => import("./media/MediaPage.tsx")),
  page("seo-settings", "SEO Settings", "globe", () => import("./seo/SeoSettingsPage.tsx")),
  page("company", "Company", "company", () => import("./company/CompanyPage.tsx")),
  page("partners", "Partners", "partners", () => import("./partners/PartnersPage.tsx")),
  page("redirects", "Redirects", "redirect", () => import("./redirects/RedirectsPage.tsx")),
  page("glossary", "Glossary", "article", () => import("./glossary/GlossaryPage.tsx")),
  page("audit", "Audit Log", "audit", () => import("./audit/AuditLogPage.tsx")),
  page("personal-data", "Personal Data", "person", () => import("./personal_data/PersonalDataPage.tsx")),
  page("account", "Account", "account", () => import("./account/AccountPage.tsx")),
];
