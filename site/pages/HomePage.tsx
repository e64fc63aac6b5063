import { describePage } from "../app/describe_page.ts";
import { localBusiness, organization } from "../app/structured_data.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { AboutSection } from "./home/AboutSection.tsx";
import { CategoryTiles } from "./home/CategoryTiles.tsx";
import { FEATURED_PATH, FeaturedProducts } from "./home/FeaturedProducts.tsx";
import { GetInTouch } from "./home/GetInTouch.tsx";
import { Hero } from "./home/Hero.tsx";
import { LatestInsights } from "./home/LatestInsights.tsx";
import { LATEST_PATH } from "./blog/paths.ts";
import { CATEGORIES_PATH } from "./catalogue/categories.ts";

export const homeRoute: PageRoute = {
  queries: () => [CATEGORIES_PATH, FEATURED_PATH, LATEST_PATH],
  describe: (visit) => {
    const { company, texts: { home } } = visit;
    return describePage(visit, {
      title: home.metaTitle(company.name, company.tagline),
      wholeTitle: true,
      description: home.metaDescription(company.name),
      keywords: home.keywords,
      path: "/",
      seoPage: "home",
      crumbs: [],
      about: [organization(visit), localBusiness(visit)],
    });
  },
  Page: HomePage,
};

function HomePage({ visit }: { visit: Visit }) {
  return (
    <>
      <Hero visit={visit} />
      <section className="section wrap" aria-labelledby="our-products">
        <CategoryTiles visit={visit} />
        <FeaturedProducts visit={visit} />
      </section>
      <AboutSection visit={visit} />
      <LatestInsights visit={visit} />
      <GetInTouch visit={visit} />
    </>
  );
}
