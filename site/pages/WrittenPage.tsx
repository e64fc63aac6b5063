import type { BlockKind, ShownPage } from "../../contract/page.ts";
import { pathOfPage } from "../../contract/shared/language_paths.ts";
import type { SeoPage } from "../../contract/seo.ts";
import { describeAbsence, describePage } from "../app/describe_page.ts";
import { localBusiness, organization, type Subject } from "../app/structured_data.ts";
import type { PageRoute, Visit } from "../app/visit.ts";
import { LIVE_MAP } from "../ui/map_place.ts";
import { PageHead } from "../ui/PageHead.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { langOf } from "../ui/untranslated.tsx";
import { BLOCK_VIEWS, queriesOfBlock } from "./blocks/block_views.ts";
import { headingOfPage, pagePath, textOfPage } from "./written/page_texts.ts";

interface WrittenOptions {
  /** Without it, the slug in the page's path. */
  slug?: string;
  query?: string[];
  seoPage?: SeoPage;
  about?: (visit: Visit) => Subject[];
  /** Blocks that the page usually has. Their data is fetched beside the page instead of after it. */
  usual?: BlockKind[];
}

export const homeRoute = written({
  slug: "home",
  query: [LIVE_MAP],
  seoPage: "home",
  about: (visit) => [organization(visit), localBusiness(visit)],
  usual: ["products", "articles"],
});
export const aboutRoute = written({
  slug: "about",
  seoPage: "about",
  about: (visit) => [organization(visit)],
});
export const contactRoute = written({
  slug: "contact",
  query: ["subject", "product", LIVE_MAP],
  seoPage: "contact",
  about: (visit) => [localBusiness(visit)],
});
export const privacyRoute = written({ slug: "privacy-policy" });
export const termsRoute = written({ slug: "terms-of-service" });
export const ownPageRoute = written({});

function written({ slug, query, seoPage, about, usual = [] }: WrittenOptions): PageRoute {
  const slugIn = (params: Record<string, string>) => slug ?? params.page ?? "";
  return {
    query,
    queries: ({ params }, read) => {
      const path = pagePath(slugIn(params));
      const { value } = read<ShownPage>(path);
      const blocks = value?.blocks ?? usual.map((kind) => ({ kind }));
      return [path, ...blocks.flatMap(queriesOfBlock)];
    },
    describe: (visit) => {
      const loaded = visit.read<ShownPage>(pagePath(slugIn(visit.params)));
      const page = loaded.value;
      if (!page) return describeAbsence(loaded);
      if (!slug && page.slug !== visit.params.page) return { kind: "moved", to: pathOfPage(page.slug) };
      const { title, wholeTitle, description } = textOfPage(visit, page);
      return describePage(visit, {
        title,
        ...(wholeTitle && { wholeTitle, crumbs: [] }),
        description,
        keywords: page.keywords ?? [],
        path: pathOfPage(page.slug),
        ...(seoPage && { seoPage }),
        about: about?.(visit) ?? [],
      });
    },
    Page: ({ visit }) => <WrittenPage visit={visit} slug={slugIn(visit.params)} />,
  };
}

function WrittenPage({ visit, slug }: { visit: Visit; slug: string }) {
  const { value: page } = visit.read<ShownPage>(pagePath(slug));
  const { shell } = visit.texts;
  if (!page) return <Skeleton rows={4} label={shell.loading} className="wrap" />;
  const seen = new Map<string, number>();
  return (
    <>
      {page.blocks[0]?.kind !== "hero" && <Head visit={visit} page={page} />}
      {page.blocks.map((block, at) => {
        const turn = seen.get(block.kind) ?? 0;
        seen.set(block.kind, turn + 1);
        const View = BLOCK_VIEWS[block.kind];
        return (
          <View key={at} {...{ visit, block }} id={turn > 0 ? `${block.kind}-${turn + 1}` : block.kind} />
        );
      })}
    </>
  );
}

function Head({ visit, page }: { visit: Visit; page: ShownPage }) {
  const isUnwritten = page.blocks.length === 0 && !page.lead;
  return (
    <PageHead
      visit={visit}
      title={headingOfPage(visit, page)}
      text={isUnwritten ? visit.texts.shell.unwritten : page.lead}
      picture={page.picture}
      lang={page.title ? langOf(page, "title") : undefined}
    />
  );
}
