import { type FormEvent, useState } from "react";
import type { Category } from "../../contract/category.ts";
import type { ShownPage } from "../../contract/page.ts";
import { describeAbsence } from "../app/describe_page.ts";
import { organization } from "../app/structured_data.ts";
import { NearestProducts, ResultHead, resultQueries } from "../search/ResultHead.tsx";
import { CategoryChips } from "../ui/CategoryChips.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { ProductTable } from "../ui/ProductTable.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import type { PageRoute, Visit } from "../app/visit.ts";
import {
  CATEGORIES_PATH,
  categoryIcon,
  findCategory,
  landingCards,
  listedCategories,
} from "./catalogue/categories.ts";
import { Finding } from "./catalogue/Finding.tsx";
import {
  askedPage,
  describeTable,
  isNarrowed,
  pageQueries,
  searchedTerm,
  servedTable,
  TABLE_QUERY,
} from "./catalogue/table_pages.ts";
import { pagePath, textOfPage } from "./written/page_texts.ts";

/** What the owner wrote about the page. */
const OWN_PATH = pagePath("products");

export const productsRoute: PageRoute = {
  query: ["category", ...TABLE_QUERY],
  queries: (
    place,
  ) => [OWN_PATH, CATEGORIES_PATH, ...pageQueries(place), ...resultQueries(searchedTerm(place))],
  table: (visit) => servedTable(visit),
  describe: (visit) => {
    const { catalogue } = visit.texts;
    const own = ownPage(visit);
    const categories = visit.read<Category[]>(CATEGORIES_PATH);
    const wanted = visit.search.get("category");
    const category = wanted && findCategory(categories.value ?? [], wanted);
    if (category) return { kind: "moved", to: `/products/${category.slug}` };
    if (!categories.value && askedPage(visit) !== 1) return describeAbsence(categories);
    return describeTable(visit, {
      total: listedCategories(categories.value).reduce((sum, { productCount }) => sum + productCount, 0),
      ...textOfPage(visit, own),
      keywords: own.keywords ?? [],
      path: "/products",
      seoPage: "products",
      crumbs: [{ name: catalogue.title, path: "/products" }],
      about: [organization(visit)],
    });
  },
  Page: ProductsPage,
};

function ownPage(visit: Visit): ShownPage {
  return visit.read<ShownPage>(OWN_PATH).value ?? { slug: "products", blocks: [] };
}

/** The text of the search box that fired the event. The table's own box is in its shadow root. */
function typedIn({ nativeEvent }: FormEvent): string | undefined {
  const [box] = nativeEvent.composedPath();
  return box instanceof HTMLInputElement ? box.value : undefined;
}

function ProductsPage({ visit }: { visit: Visit }) {
  const { catalogue, shell } = visit.texts;
  const own = ownPage(visit);
  const table = servedTable(visit);
  const [typed, setTyped] = useState<string>();
  // When the visitor types in the table's own box, its rows no longer match the search in the URL.
  const isAbout = table.q !== "" && (typed === undefined || typed.trim() === table.q);
  const isFound = isNarrowed(visit) || table.page > 1;
  const { value: categories = [], loading } = visit.read<Category[]>(CATEGORIES_PATH);
  return (
    <>
      <PageHead
        visit={visit}
        title={catalogue.title}
        {...!isFound && { text: own.lead, picture: "/assets/pictures/placeholder-category.svg" }}
        isBrief={isFound}
      />
      <div className="wrap landing">
        {loading && <Skeleton rows={4} label={shell.loading} className="cards" />}
        {/* Hidden during a search and on later pages, where the visitor wants to see the rows. */}
        {!isFound && categories.length > 0 && (
          <ul className="cards">
            {landingCards(categories).map((category) => (
              <li key={category.slug}>
                <Link href={`/products/${category.slug}`} className="category-card">
                  <Icon name={categoryIcon(category.slug)} />
                  <strong>{category.name}</strong>
                  {category.description && <span className="clamp-2">{category.description}</span>}
                  <span className="explore">{catalogue.explore}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <section
          id="search"
          tabIndex={-1}
          aria-label={catalogue.tableTitle}
          onInput={(e) => setTyped(typedIn(e))}
        >
          {isAbout && <ResultHead visit={visit} q={table.q} />}
          <Finding visit={visit}>
            <ProductTable table={table} />
          </Finding>
          {isAbout && <NearestProducts visit={visit} q={table.q} />}
        </section>
        {categories.length > 0 && (
          <nav className="browse" aria-labelledby="browse">
            <h2 id="browse">{catalogue.browse}</h2>
            <CategoryChips categories={listedCategories(categories)} />
          </nav>
        )}
      </div>
    </>
  );
}
