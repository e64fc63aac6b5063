import { type ComponentType, lazy } from "react";
import { texts } from "./texts.ts";
import type { IconName } from "./ui/Icon.tsx";

interface AdminPage {
  path: string;
  title: string;
  icon: IconName;
  Page: ComponentType;
}

/** Each page is a module of its own: nobody waits for the editor who came for the inquiries. */
function page(path: string, title: string, icon: IconName, load: () => Promise<ComponentType>): AdminPage {
  return { path: `/admin/${path}`, title, icon, Page: lazy(async () => ({ default: await load() })) };
}

/** The pages behind the login, in the order of the sidebar. A page that is not here has no link anywhere. */
export const adminPages: AdminPage[] = [
  page(
    "dashboard",
    texts.nav.dashboard,
    "dashboard",
    async () => (await import("./dashboard/DashboardPage.tsx")).DashboardPage,
  ),
  page(
    "products",
    texts.nav.products,
    "products",
    async () => (await import("./products/ProductsPage.tsx")).ProductsPage,
  ),
  page(
    "product-categories",
    texts.nav.productCategories,
    "categories",
    async () => (await import("./categories/ProductCategoriesPage.tsx")).ProductCategoriesPage,
  ),
  page(
    "blog-posts",
    texts.nav.blogPosts,
    "article",
    async () => (await import("./blog/PostsPage.tsx")).PostsPage,
  ),
  page(
    "blog-categories",
    texts.nav.blogCategories,
    "categories",
    async () => (await import("./blog/BlogCategoriesPage.tsx")).BlogCategoriesPage,
  ),
  page(
    "testimonials",
    texts.nav.testimonials,
    "star",
    async () => (await import("./testimonials/TestimonialsPage.tsx")).TestimonialsPage,
  ),
  page(
    "contact-submissions",
    texts.nav.inquiries,
    "inbox",
    async () => (await import("./inquiries/InquiriesPage.tsx")).InquiriesPage,
  ),
  page(
    "chat-history",
    texts.nav.chatHistory,
    "chat",
    async () => (await import("./chat/ChatHistoryPage.tsx")).ChatHistoryPage,
  ),
  page(
    "unanswered",
    texts.nav.unanswered,
    "question",
    async () => (await import("./unanswered/UnansweredPage.tsx")).UnansweredPage,
  ),
  page("media", texts.nav.media, "image", async () => (await import("./media/MediaPage.tsx")).MediaPage),
  page(
    "seo-settings",
    texts.nav.seo,
    "globe",
    async () => (await import("./seo/SeoSettingsPage.tsx")).SeoSettingsPage,
  ),
  page(
    "company",
    texts.nav.company,
    "company",
    async () => (await import("./company/CompanyPage.tsx")).CompanyPage,
  ),
  page(
    "partners",
    texts.nav.partners,
    "partners",
    async () => (await import("./partners/PartnersPage.tsx")).PartnersPage,
  ),
  page(
    "redirects",
    texts.nav.redirects,
    "redirect",
    async () => (await import("./redirects/RedirectsPage.tsx")).RedirectsPage,
  ),
  page(
    "glossary",
    "Glossary",
    "article",
    async () => (await import("./glossary/GlossaryPage.tsx")).GlossaryPage,
  ),
  page(
    "audit",
    texts.nav.audit,
    "audit",
    async () => (await import("./audit/AuditLogPage.tsx")).AuditLogPage,
  ),
  page(
    "personal-data",
    texts.nav.personalData,
    "person",
    async () => (await import("./personal_data/PersonalDataPage.tsx")).PersonalDataPage,
  ),
  page(
    "account",
    texts.nav.account,
    "account",
    async () => (await import("./account/AccountPage.tsx")).AccountPage,
  ),
];
