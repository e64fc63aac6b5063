import { yearsInBusiness } from "../../contract/shared/business.ts";
import { describePage } from "../app/describe_page.ts";
import { localBusiness, organization } from "../app/structured_data.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { CompanyMap } from "../ui/CompanyMap.tsx";
import { Contacts } from "../ui/Contacts.tsx";
import { Icon } from "../ui/Icon.tsx";
import { InquiryForm } from "../ui/InquiryForm.tsx";
import { Link } from "../ui/Link.tsx";
import { LIVE_MAP } from "../ui/map_place.ts";
import { Stats } from "../ui/Stats.tsx";
import { CategoryTiles } from "./home/CategoryTiles.tsx";
import { FEATURED_PATH, FeaturedProducts } from "./home/FeaturedProducts.tsx";
import { Hero } from "./home/Hero.tsx";
import { LatestInsights } from "./home/LatestInsights.tsx";
import { LATEST_PATH } from "./blog/paths.ts";
import { CATEGORIES_PATH } from "./catalogue/categories.ts";

export const homeRoute: PageRoute = {
  query: [LIVE_MAP],
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

function AboutSection({ visit }: { visit: Visit }) {
  const { company, year, texts: { home: { about } } } = visit;
  return (
    <section className="band" aria-labelledby="about">
      <div className="wrap about">
        <div className="about-text">
          <h2 id="about">{about.title(company.shortName)}</h2>
          <p className="lead">{about.lead(yearsInBusiness(company.yearEstablished, year))}</p>
          {about.text.map((text) => <p key={text}>{text}</p>)}
          <Link href="/about" className="text-link">
            {about.more}
            <Icon name="arrow" />
          </Link>
        </div>
        <Stats visit={visit} />
      </div>
    </section>
  );
}

function GetInTouch({ visit }: { visit: Visit }) {
  const { contact } = visit.texts.home;
  return (
    <section className="sunk" id="get-in-touch" aria-labelledby="contact">
      <div className="wrap touch">
        <div className="touch-form">
          <h2 id="contact">{contact.title}</h2>
          <p className="lead">{contact.text}</p>
          <InquiryForm visit={visit} kind="home" anchor="get-in-touch" outcome={visit.texts.contact.home} />
        </div>
        <div className="touch-where">
          <CompanyMap visit={visit} />
          <Contacts visit={visit} />
        </div>
      </div>
    </section>
  );
}
