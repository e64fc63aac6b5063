import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../contract/shared/language_paths.ts";
import type { ReadPage } from "../server/pages/testing/read_page.ts";

/** What the head of a page at `address`, which is `path` without its language, lacks or says wrongly. */
export function headFaults(page: ReadPage, origin: string, address: string, path: string): string[] {
  const { meta } = page;
  const faults: string[] = [];
  const expect = (is: unknown, fault: string) => is || faults.push(fault);
  expect(page.status === 200, `status ${page.status}`);
  expect(page.headings.length === 1, `${page.headings.length} headings of the first level`);
  expect(page.title.length > 0, "no title");
  expect(page.title.length < 160, `a title of ${page.title.length} letters`);
  expect((meta("description")?.length ?? 0) > 20, "no description");
  expect(page.canonical === origin + address, `canonical ${page.canonical}`);
  expect(meta("robots") === "index, follow", "is not to be indexed");
  const alternates = [
    ...page.html.matchAll(/<link data-head rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g),
  ].map(([, language, href]) => `${language} ${href}`);
  expect(
    alternates.join() ===
      [...LANGUAGES, "x-default"].map((language) =>
        `${language} ${origin}${localPath(language === "x-default" ? "en" : language as "hi", path)}`
      ).join(),
    `alternates ${alternates.join()}`,
  );
  expect(
    meta("og:title") === page.title && meta("twitter:title") === page.title,
    "another title for networks",
  );
  expect(meta("og:description") === meta("description"), "another description for networks");
  expect(meta("og:url") === page.canonical, "another address for networks");
  expect(
    meta("og:type") && meta("og:site_name") && meta("og:locale"),
    "og:type, site name or locale missing",
  );
  expect(meta("twitter:card") === "summary_large_image", "no card");
  expect(meta("og:image")?.startsWith(`${origin}/social/`), `picture ${meta("og:image")}`);
  expect(meta("og:image") === meta("twitter:image"), "two pictures");
  expect(meta("og:image:width") === "1200" && meta("og:image:height") === "630", "picture without its size");
  expect(meta("og:image:alt"), "picture without words");
  expect(meta("geo.region") === "IN-TG" && meta("ICBM"), "no place");
  const types = page.structured.map((data) => data["@type"]);
  expect(types.includes("WebPage"), `structured data: ${types.join()}`);
  if (path.startsWith("/product/")) expect(types.includes("Product"), "no Product");
  if (path.startsWith("/blog/post/")) expect(types.includes("Article"), "no Article");
  if (path !== "/") {
    const { breadcrumb } = page.structured.find((data) => data["@type"] === "WebPage") ?? {};
    expect(breadcrumb, "no breadcrumbs");
  }
  return faults;
}
