import type { Category } from "../../contract/category.ts";
import type { Conditions } from "../../contract/health.ts";
import type { NamedPage } from "../../contract/page.ts";
import type { BlogCategory } from "../../contract/post.ts";
import { describePage } from "../app/describe_page.ts";
import { pathOfPage } from "../../contract/shared/language_paths.ts";
import { mainLinks } from "../ui/Header.tsx";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";
import { BLOG_CATEGORIES_PATH } from "./blog/paths.ts";
import { PROHIBITED_PATH } from "../../contract/shared/prohibited_path.ts";
import { CATEGORIES_PATH, listedCategories } from "./catalogue/categories.ts";
import { documentsTexts } from "./documents/documents_texts.ts";
import { CONDITIONS_PATH } from "./health/paths.ts";
import { nameOfPage, PAGES_PATH } from "./written/page_texts.ts";

export const siteMapRoute: PageRoute = {
  queries: () => [CATEGORIES_PATH, BLOG_CATEGORIES_PATH, CONDITIONS_PATH, PAGES_PATH],
  describe: (visit) => {
    const { sitemap } = visit.texts.legal;
    return describePage(visit, {
      title: sitemap.title,
      description: sitemap.metaDescription(visit.company.name),
      path: "/sitemap",
    });
  },
  Page: SiteMapPage,
};

/** Paths that have no language prefix. */
const ONE_FOR_ALL = ["/admin", "/sitemap.xml"];

function SiteMapPage({ visit }: { visit: Visit }) {
  const { legal: { sitemap }, shell } = visit.texts;
  const categories = listedCategories(visit.read<Category[]>(CATEGORIES_PATH).value);
  const topics = visit.read<BlogCategory[]>(BLOG_CATEGORIES_PATH).value ?? [];
  const mainPaths = mainLinks(shell).map(([path]) => path);
  const pages = (visit.read<NamedPage[]>(PAGES_PATH).value ?? []).filter(({ slug }) =>
    !mainPaths.includes(pathOfPage(slug))
  );
  const { conditions = [] } = visit.read<Partial<Conditions>>(CONDITIONS_PATH).value ?? {};
  const groups: [title: string, links: [path: string, label: string][]][] = [
    [sitemap.main, mainLinks(shell)],
    [sitemap.products, categories.map(({ slug, name }) => [`/products/${slug}`, name])],
    [sitemap.blog, topics.map(({ slug, name }) => [`/blog/${slug}`, name])],
    [sitemap.health, [
      ["/health", shell.footer.health],
      [PROHIBITED_PATH, sitemap.prohibited],
      ...conditions.map(({ id, name }): [string, string] => [`/health/${id}`, name]),
    ]],
    [sitemap.additional, [
      ["/documents", documentsTexts[visit.language].title],
      ["/embed", shell.footer.embed],
      ...pages.map((page): [string, string] => [pathOfPage(page.slug), nameOfPage(visit, page)]),
      ["/products#search", sitemap.search],
      ["/#chat-assistant", sitemap.assistant],
      ["/admin", sitemap.admin],
      ["/sitemap.xml", sitemap.xml],
    ]],
  ];
  return (
    <>
      <PageHead visit={visit} title={sitemap.title} />
      <div className="wrap section portfolio">
        {groups.map(([title, links]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className="plain-list">
              {links.map(([path, label]) => (
                <li key={path}>
                  {ONE_FOR_ALL.includes(path) ? <a href={path}>{label}</a> : <Link href={path}>{label}</Link>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
