import type { Category } from "../../contract/category.ts";
import { describeAbsence } from "../app/describe_page.ts";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { ProductTable } from "../ui/ProductTable.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";
import { Finding } from "./catalogue/Finding.tsx";
import { CATEGORIES_PATH, findCategory, listedCategories } from "./catalogue/categories.ts";
import { describeTable, pageQueries, servedTable, TABLE_QUERY } from "./catalogue/table_pages.ts";

export const categoryRoute: PageRoute = {
  query: TABLE_QUERY,
  queries: (place) => [CATEGORIES_PATH, ...pageQueries(place, place.params.category)],
  table: (visit) => {
    const category = categoryOf(visit);
    return category && servedTable(visit, category);
  },
  describe: (visit) => {
    const category = categoryOf(visit);
    if (!category) return describeAbsence(visit.read(CATEGORIES_PATH));
    if (category.slug !== visit.params.category) return { kind: "moved", to: `/products/${category.slug}` };
    const { company, texts: { catalogue } } = visit;
    const title = catalogue.category.title(category.name);
    return describeTable(visit, {
      total: category.productCount,
      category: category.slug,
      title,
      description: category.description ?? `${title}: ${company.name}`,
      keywords: [category.name],
      path: `/products/${encodeURIComponent(category.slug)}`,
      crumbs: [
        { name: catalogue.title, path: "/products" },
        { name: category.name, path: `/products/${category.slug}` },
      ],
    });
  },
  Page: CategoryPage,
};

function categoryOf(visit: Visit): Category | undefined {
  return findCategory(visit.read<Category[]>(CATEGORIES_PATH).value ?? [], visit.params.category ?? "");
}

function CategoryPage({ visit }: { visit: Visit }) {
  const { catalogue, shell } = visit.texts;
  const category = categoryOf(visit);
  const { value: categories } = visit.read<Category[]>(CATEGORIES_PATH);
  if (!category) return <Skeleton rows={4} label={shell.loading} className="wrap" />;
  return (
    <>
      <PageHead
        visit={visit}
        title={catalogue.category.title(category.name)}
        text={category.description}
        picture={category.imageUrl}
        isBrief
      />
      <div className="wrap finding-page">
        <Finding
          visit={visit}
          category={category.slug}
          nav={<CategoryNav visit={visit} categories={categories} current={category.slug} />}
        >
          <section id="search" tabIndex={-1} aria-label={catalogue.category.title(category.name)}>
            <ProductTable table={servedTable(visit, category)} />
          </section>
        </Finding>
      </div>
    </>
  );
}

interface CategoryNavProps {
  visit: Visit;
  categories: readonly Category[] | undefined;
  /** The slug of the category that is shown. */
  current: string;
}

function CategoryNav({ visit, categories, current }: CategoryNavProps) {
  const { catalogue } = visit.texts;
  return (
    <nav className="sidebar" aria-labelledby="categories">
      <h2 id="categories">{catalogue.categories}</h2>
      <ul>
        <li>
          <Link href="/products">{catalogue.all}</Link>
        </li>
        {listedCategories(categories).map(({ slug, name, productCount }) => (
          <li key={slug}>
            <Link href={`/products/${slug}`} aria-current={slug === current ? "page" : undefined}>
              <span>{name}</span> <span className="figure">{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
