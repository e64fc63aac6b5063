import { type Context, Hono } from "hono";
import type { Company } from "../../contract/company.ts";
import type { Content, ContentReader } from "../content/content.ts";
import { AppError } from "../http/app_error.ts";
import { askedLanguage } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { defaultGeneral } from "../pages/default_seo.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { type Paint, picturePainter } from "./picture_painter.ts";
import { readCardPicture } from "./read_card_picture.ts";
import type { SeoStore } from "./seo_store.ts";
import type { Card } from "./social_card.ts";
import type { PictureJob } from "./social_worker.ts";

/** Pictures cached here. The response cache is by address, but one picture may have several addresses. */
const CACHE_SIZE = 48;
const ICON_SIZES = [180, 192, 512];
const HERO = "/assets/pictures/hero.svg";

interface SocialParts {
  seo: SeoStore;
  read: ContentReader;
  /** Changes whenever anything changes that a picture may show. */
  revision: () => number;
  /** Answers a GET of this site in process. */
  fetchOwn: (path: string) => Promise<Response>;
  sandbox: Sandbox;
  paint?: Paint;
}

/** PNG routes: the pictures that social networks show with a link to a page, and the site's icons. */
export function socialRoutes(parts: SocialParts) {
  const { seo, read, revision } = parts;
  const paint = parts.paint ?? picturePainter();
  const painted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let paintedAt = -1;

  /** Draws each picture once per revision. Concurrent requests share the same promise. */
  function paintOnce(key: string, job: () => Promise<PictureJob>): Promise<Uint8Array<ArrayBuffer>> {
    if (paintedAt !== revision()) {
      paintedAt = revision();
      painted.clear();
    }
    const known = painted.get(key);
    if (known) return known;
    const png = job().then(paint);
    painted.set(key, png);
    png.catch(() => painted.delete(key));
    if (painted.size > CACHE_SIZE) painted.delete(painted.keys().next().value!);
    return png;
  }

  async function answer(c: Context, key: string, job: () => Promise<PictureJob>) {
    return c.body(await paintOnce(key, job), 200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
  }

  async function logo(company: Company) {
    const { siteLogo } = (await seo.read()).general ?? defaultGeneral(company);
    return await readCardPicture(siteLogo, parts);
  }

  async function card(
    { company }: Content,
    about: Pick<Card, "kicker" | "title" | "note"> & Partial<Card>,
    imageUrl: string | null,
  ): Promise<PictureJob> {
    const [picture, mark] = await Promise.all([readCardPicture(imageUrl, parts), logo(company)]);
    const { name: brand, tagline } = company;
    return { kind: "card", card: { brand, tagline, ...about, picture, logo: mark } };
  }

  return new Hono()
    .get(
      "/site.png",
      endpoint({ summary: "The picture of shared pages.", response: "image/png" }),
      async (c) => {
        const content = await read(askedLanguage(c));
        const { name: title, shortName: brand, tagline } = content.company;
        const about = { kicker: "", title, note: tagline, brand, tagline: "" };
        return await answer(c, "site", () => card(content, about, HERO));
      },
    )
    .get(
      "/product/:name{.+\\.png}",
      endpoint({ summary: "The picture of a shared product.", response: "image/png" }),
      async (c) => {
        const language = askedLanguage(c);
        const content = await read(language);
        const wanted = slugOf(c);
        const product = content.productBySlug.get(wanted) ?? content.productByOldSlug.get(wanted);
        if (!product) throw AppError.notFound(c.req.path);
        const { slug, name: title, category: kicker, packaging, imageUrl } = product;
        return await answer(
          c,
          `product ${language} ${slug}`,
          () => card(content, { kicker, title, note: packaging ?? undefined }, imageUrl),
        );
      },
    )
    .get(
      "/post/:name{.+\\.png}",
      endpoint({ summary: "The picture of a shared article.", response: "image/png" }),
      async (c) => {
        const language = askedLanguage(c);
        const content = await read(language);
        const post = content.posts.find(({ slug }) => slug === slugOf(c));
        if (!post) throw AppError.notFound(c.req.path);
        const { slug, title, category: kicker, imageUrl } = post;
        return await answer(c, `post ${language} ${slug}`, () => card(content, { kicker, title }, imageUrl));
      },
    )
    .get(
      "/:name{icon-[0-9]+\\.png}",
      endpoint({ summary: "The site's sign as a picture.", response: "image/png" }),
      async (c) => {
        const size = Number(/\d+/.exec(c.req.param("name"))![0]);
        const { company } = await read();
        const picture = await logo(company);
        if (!ICON_SIZES.includes(size) || !picture) throw AppError.notFound(c.req.path);
        return await answer(c, `icon ${size}`, () => Promise.resolve({ kind: "icon", picture, size }));
      },
    );
}

/** The path parameter `name` without `.png`. */
function slugOf(c: Context): string {
  return c.req.param("name")!.replace(/\.png$/, "");
}
