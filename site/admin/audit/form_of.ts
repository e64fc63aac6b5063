import type { AuditEntry } from "../../../contract/audit.ts";
import type { AnyForm } from "../form/resource.ts";

/** The form of each kind of document, loaded when a change of one is looked at. */
const FORMS: Record<string, () => Promise<AnyForm>> = {
  authors: async () => (await import("../blog/author_resource.ts")).authorResource,
  "batch-documents": async () =>
    (await import("../batch_documents/BatchDocumentsPage.tsx")).batchDocumentsResource,
  "blog-categories": async () => (await import("../blog/BlogCategoriesPage.tsx")).blogCategoryResource,
  "blog-posts": async () => (await import("../blog/PostsPage.tsx")).postResource,
  brands: async () => (await import("../knowledge/BrandsPage.tsx")).brandResource,
  company: async () => (await import("../company/CompanyPage.tsx")).companyResource,
  conditions: async () => (await import("../knowledge/condition_resource.tsx")).conditionResource,
  frame: async () => (await import("../frame/FramePage.tsx")).frameResource,
  glossary: async () => (await import("../glossary/GlossaryPage.tsx")).glossaryResource,
  look: async () => (await import("../look/LookPage.tsx")).lookResource,
  pages: async () => (await import("../pages/PagesPage.tsx")).pageResource,
  partners: async () => (await import("../partners/PartnersPage.tsx")).partnerResource,
  "product-categories": async () =>
    (await import("../categories/ProductCategoriesPage.tsx")).categoryResource,
  products: async () => (await import("../products/product_resource.tsx")).productResource,
  prohibited: async () => (await import("../knowledge/ProhibitedPage.tsx")).prohibitedResource,
  redirects: async () => (await import("../redirects/RedirectsPage.tsx")).redirectResource,
  "seo general": async () => (await import("../seo/general_resource.tsx")).generalResource,
  "seo pages": async () => (await import("../seo/pages_resource.tsx")).pagesResource,
  "seo social": async () => (await import("../seo/social_resource.ts")).socialResource,
  "staff-answers": async () => (await import("../unanswered/staff_answers.tsx")).staffAnswerResource,
  testimonials: async () => (await import("../testimonials/TestimonialsPage.tsx")).testimonialResource,
};

/** The form by whose labels a change is told; null for what has none. */
export async function formOf({ resource, name }: AuditEntry): Promise<AnyForm | null> {
  return await (FORMS[resource] ?? FORMS[`${resource} ${name}`])?.() ?? null;
}
