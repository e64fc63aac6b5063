import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { Router } from "wouter";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import { UNNAMED_COMPANY } from "../../contract/shared/unnamed_company.ts";
import { en } from "../texts/en.ts";
import { ToastProvider } from "../ui/Toasts.tsx";
import type { Read, Visit } from "../app/visit.ts";
import { BlogCategories } from "./blog/BlogCategories.tsx";
import { blogRoute } from "./BlogPage.tsx";
import { CategoryTiles } from "./blocks/CategoryTiles.tsx";
import { FeaturedProducts } from "./blocks/FeaturedProducts.tsx";
import { LatestInsights } from "./blocks/LatestInsights.tsx";
import { postRoute } from "./PostPage.tsx";
import { ProductTabs } from "./product/ProductTabs.tsx";
import { RelatedProducts } from "./product/RelatedProducts.tsx";

const WAITING: Read = () => ({ loading: true });
const EMPTY: Read = <T,>(path: string) => ({
  value: (path.startsWith("/api/pages/") ? { slug: "blog", blocks: [] } : []) as T,
  loading: false,
});

function visitOf(read: Read, place: Partial<Visit> = {}): Visit {
  return {
    language: "en",
    path: "/",
    params: {},
    search: new URLSearchParams(),
    origin: "https://roost.example",
    year: 2026,
    texts: en,
    company: UNNAMED_COMPANY,
    frame: { categoryLinks: [] },
    read,
    ...place,
  };
}

function render(node: ReactNode): string {
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <ToastProvider closeLabel="Close">{node}</ToastProvider>
    </Router>,
  ).replaceAll("&quot;", '"');
}

/** A product with only its required fields. */
const BARE: Product = {
  id: "1",
  slug: "bare",
  name: "Bare",
  category: "Sheds",
  categorySlug: "sheds",
  categoryColor: "#1B5E20",
  make: null,
  packaging: null,
  isFeatured: false,
  badge: null,
  rating: null,
  shortDescription: null,
  description: null,
  imageUrl: null,
  features: [],
  specifications: {},
  usage: { instructions: null, dosage: [] },
  safetyInfo: { warning: null, precautions: [], storageInstructions: null },
  composition: [],
  species: [],
  indications: [],
  withdrawal: null,
  documents: [],
  createdAt: "2026-03-01T08:00:00.000Z",
  updatedAt: "2026-03-01T08:00:00.000Z",
};

const POST: Post = {
  id: "1",
  slug: "post",
  title: "Post",
  excerpt: "Post",
  content: "<p>Post</p>",
  imageUrl: null,
  author: "Sample Author",
  authorImageUrl: null,
  category: "Nutrition",
  categorySlug: "nutrition",
  categoryColor: "#12663E",
  tags: [],
  date: "2026-03-01T08:00:00.000Z",
  updatedAt: "2026-03-01T08:00:00.000Z",
};

const bones = (html: string) => html.match(/class="bone"/g)?.length ?? 0;

Deno.test("While lists are on their way, as many grey bars stand in as the specification says", () => {
  const visit = visitOf(WAITING);
  assertEquals(bones(render(<BlogCategories visit={visit} current="" />)), 5);
  assertEquals(bones(render(<RelatedProducts product={BARE} visit={visit} />)), 4);
  assertEquals(bones(render(<CategoryTiles visit={visit} block={{ kind: "products" }} id="products" />)), 4);
  assertEquals(bones(render(<FeaturedProducts visit={visit} />)), 4);
  assertEquals(bones(render(<LatestInsights visit={visit} block={{ kind: "articles" }} id="articles" />)), 3);
});

Deno.test("While an article's related ones are on their way three grey bars stand in; where there are none it says so", () => {
  const params = { slug: "post" };
  const answering = (related: Read): Read => (path) =>
    path === "/api/blog/post/post" ? { value: POST as never, loading: false } : related(path);
  const article = (related: Read) => {
    const html = render(<postRoute.Page visit={visitOf(answering(related), { params })} />);
    return html.slice(html.indexOf("Related Articles"));
  };
  assertEquals(bones(article(WAITING)), 3);
  assertStringIncludes(article(EMPTY), "No related articles available.");
  assertStringIncludes(render(<postRoute.Page visit={visitOf(answering(EMPTY), { params })} />), ">S<");
});

Deno.test("Empty lists say so in the specification's words", () => {
  const visit = visitOf(EMPTY);
  assertStringIncludes(render(<BlogCategories visit={visit} current="" />), "No categories available");
  assertStringIncludes(
    render(<LatestInsights visit={visit} block={{ kind: "articles" }} id="articles" />),
    "No blog posts available at the moment.",
  );
  const blog = render(<blogRoute.Page visit={visitOf(EMPTY, { path: "/blog" })} />);
  assertStringIncludes(blog, "No Articles Found");
  assertStringIncludes(blog, "No articles available in this category at the moment.");
});

Deno.test("Each tab of a product says so where nothing is known", () => {
  const html = render(<ProductTabs product={BARE} visit={visitOf(EMPTY)} />);
  for (const text of Object.values(en.product.missing)) assertStringIncludes(html, text);
});
