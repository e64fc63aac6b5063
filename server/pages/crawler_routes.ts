import { type Context, Hono } from "hono";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../contract/language.ts";
import { paletteOf } from "../../contract/shared/brand_palette.ts";
import { localPath } from "../../contract/shared/language_paths.ts";
import { DEFAULT_ROBOTS, type SeoGeneral } from "../../contract/seo.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { AppError } from "../http/app_error.ts";
import { endpoint } from "../http/endpoint.ts";
import { REVALIDATED } from "../http/body_cache.ts";
import { defaultGeneral } from "./default_seo.ts";
import { blogFeed } from "./rss.ts";
import { securityTxt } from "./security_txt.ts";
import { publicSeo } from "../seo/seo_routes.ts";
import type { SeoStore } from "../seo/seo_store.ts";
import { sitemap, sitemapEntries, sitemapPart, sitemapParts } from "./sitemap.ts";

const CLOSED_PATHS = ["/admin", "/api/admin"];
const XML = "application/xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";

interface CrawlerRouteParts {
  seo: SeoStore;
  read: ContentReader;
  conditions: () => Promise<readonly { id: string }[]>;
  origin: string;
  now: () => Date;
}

/** Files with well-known names, for crawlers, feed readers, browsers and finders of vulnerabilities. */
export function crawlerRoutes({ seo, read, conditions, origin, now }: CrawlerRouteParts) {
  const cached = (c: Context, body: string, type: string) =>
    c.body(body, 200, { "content-type": type, "cache-control": REVALIDATED });

  async function entries() {
    const { general } = await seo.read();
    if (general?.sitemapEnabled === false) throw AppError.notFound("the sitemap: it is switched off");
    return sitemapEntries(await read(), await conditions());
  }

  async function feed(c: Context, language: Language) {
    return cached(c, blogFeed(await read(language), language, origin), RSS);
  }

  async function manifest(c: Context, language: Language) {
    const content = await read(language);
    const general = publicSeo(await seo.read(), language).general ?? defaultGeneral(content, language);
    const body = JSON.stringify(webManifest(content, general, language));
    return cached(c, body, "application/manifest+json");
  }

  return new Hono()
    .get(
      "/robots.txt",
      endpoint({ summary: "What crawlers may read.", response: "text/plain" }),
      async (c) => {
        const { robotsTxt: text = DEFAULT_ROBOTS, sitemapEnabled = true } = (await seo.read()).general ?? {};
        return cached(c, robotsTxt(text, origin, { sitemap: sitemapEnabled }), "text/plain; charset=utf-8");
      },
    )
    .get(
      "/sitemap.xml",
      endpoint({ summary: "Every page, or the parts that list them.", response: "application/xml" }),
      async (c) => cached(c, sitemap(await entries(), origin), XML),
    )
    .get(
      "/sitemaps/:part{[1-9][0-9]{0,3}\\.xml}",
      endpoint({ summary: "A part of a large site map.", response: "application/xml" }),
      async (c) => {
        const all = await entries();
        const part = parseInt(c.req.param("part"));
        if (part > sitemapParts(all)) throw AppError.notFound(c.req.path);
        return cached(c, sitemapPart(all, origin, part), XML);
      },
    )
    .get(
      "/blog/rss.xml",
      endpoint({ summary: "The latest articles as a feed.", response: "application/rss+xml" }),
      (c) => feed(c, DEFAULT_LANGUAGE),
    )
    .get(
      "/:language/blog/rss.xml",
      endpoint({ summary: "The same in another language.", response: "application/rss+xml" }),
      async (c, next) => {
        const language = otherLanguage(c.req.param("language"));
        return language ? await feed(c, language) : await next();
      },
    )
    .get(
      "/.well-known/security.txt",
      endpoint({ summary: "Where to report a vulnerability.", response: "text/plain" }),
      async (c) => {
        const [email] = (await read()).company.contact.emails;
        if (!email) throw AppError.notFound("an address for reports: the company has no email yet");
        // Not public: the body cache would keep it past its expiry if nothing else changes.
        return c.text(securityTxt({ email, origin, now: now() }), 200, { "cache-control": "max-age=3600" });
      },
    )
    .get("/favicon.ico", endpoint({ summary: "The site's sign.", response: "image/*" }), async (c) => {
      const { general } = await seo.read();
      return c.redirect(general?.favicon ?? defaultGeneral(await read()).favicon, 302);
    })
    .get(
      "/site.webmanifest",
      endpoint({ summary: "The site as an app.", response: "application/manifest+json" }),
      (c) => manifest(c, DEFAULT_LANGUAGE),
    )
    .get(
      "/:language/site.webmanifest",
      endpoint({ summary: "The same in another language.", response: "application/manifest+json" }),
      async (c, next) => {
        const language = otherLanguage(c.req.param("language"));
        return language ? await manifest(c, language) : await next();
      },
    );
}

/** The language that heads a path. English heads none. */
function otherLanguage(code: string): Language | undefined {
  return isLanguage(code) && code !== DEFAULT_LANGUAGE ? code : undefined;
}

/** What a phone shows of a site that was put on its home screen. */
function webManifest(
  { company, look }: Content,
  { siteTitle, siteDescription, favicon }: Pick<SeoGeneral, "siteTitle" | "siteDescription" | "favicon">,
  language: Language,
) {
  return {
    name: siteTitle,
    short_name: company.shortName,
    description: siteDescription,
    lang: language,
    id: "/",
    start_url: localPath(language, "/"),
    scope: "/",
    // A phone offers to install it, and keeps the buttons for back and reload.
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: paletteOf(look.colour, look.accent)["green-deep"][0],
    icons: [
      { src: favicon, sizes: "any" },
      ...[192, 512].map((size) => ({
        src: `/social/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    ],
  };
}

/** The owner's text, with the paths that are always closed to crawlers and the address of the sitemap. */
function robotsTxt(stored: string, origin: string, { sitemap }: { sitemap: boolean }): string {
  const missing = CLOSED_PATHS.filter((path) =>
    !new RegExp(`^\\s*disallow:\\s*${path}\\s*$`, "im").test(stored)
  );
  const groups = [
    stored.trim(),
    // A second group for the same user agent adds to the first.
    missing.length > 0 && ["User-agent: *", ...missing.map((path) => `Disallow: ${path}`)].join("\n"),
    sitemap && !/^\s*sitemap:/im.test(stored) && `Sitemap: ${origin}/sitemap.xml`,
  ];
  return groups.filter(Boolean).join("\n\n") + "\n";
}
