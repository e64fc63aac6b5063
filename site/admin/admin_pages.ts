import type { ComponentType } from "react";
import { ContactSubmissionsPage } from "./ContactSubmissionsPage.tsx";
import { DashboardPage } from "./DashboardPage.tsx";
import { ProductCategoriesPage } from "./ProductCategoriesPage.tsx";
import { ProductsPage } from "./ProductsPage.tsx";
import { texts } from "./texts.ts";
import type { IconName } from "./ui/Icon.tsx";

export interface AdminPage {
  path: string;
  title: string;
  icon: IconName;
  Page: ComponentType;
}

/** The pages behind the login, in the order of the sidebar. A page that is not here has no link anywhere. */
export const adminPages: AdminPage[] = [
  { path: "/admin/dashboard", title: texts.nav.dashboard, icon: "dashboard", Page: DashboardPage },
  { path: "/admin/products", title: texts.nav.products, icon: "products", Page: ProductsPage },
  {
    path: "/admin/product-categories",
    title: texts.nav.productCategories,
    icon: "categories",
    Page: ProductCategoriesPage,
  },
  {
    path: "/admin/contact-submissions",
    title: texts.nav.contactSubmissions,
    icon: "inbox",
    Page: ContactSubmissionsPage,
  },
];
