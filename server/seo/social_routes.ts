import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Content, ContentReader } from "../content/content.ts";
import { AppError } from "../http/app_error.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import { paletteOf } from "../../contract/shared/brand_palette.ts";
import { defaultGeneral } from "../pages/default_seo.ts";
import { readCardPicture } from "./read_card_picture.ts";
import type { SeoStore } from "./seo_store.ts";
import type { Card } from "./social_card.ts";
import type { PictureJob } from "./social_worker.ts";

const CardQuerySchema = z.object({ lang: languageParameter });
const ICON_SIZES = [180, 192, 512];
const HERO = "/assets/pictures/hero.svg";

/** The picture at the head of the home page. */
function heroOf({ pages }: Pick<Content, "pages">): string {
  const home = pages.find(({ slug }) => slug === "home");
  return home?.blocks.find(({ kind }) => kind === "hero")?.picture ?? HERO;
}

interface SocialParts {
  seo: SeoStore;
  read: ContentReader;
  /** Returns a picture; calls `admit` first if it has to be painted. */
  picture: (job: PictureJob, admit: () => Promise<void>) => Promise<Uint8Array<ArrayBuffer>>;
  /** Throws if too many pictures have to be painted. */
  throttle: (c: Context) => Promise<void>;
  /** Answers a GET of this site in process. */
  fetchOwn: (path: string) => Promise<Response>;
}

/** PNG routes: the pictures that social networks show with a link to a page, and the site's icons. */
export function socialRoutes(parts: SocialParts) {
  const { seo, read, fetchOwn, picture, throttle } = parts;

  async function answer(c: Context, job: PictureJob) {
    return c.body(await picture(job, () => throttle(c)), 200, {
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
  }

  async function logo(content: Content) {
    const { siteLogo } = (await seo.read()).general ?? defaultGeneral(content);
    return await readCardPicture(
      siteLogo.startsWith("/look/") ? content.look.logo ?? siteLogo : siteLogo,
      fetchOwn,
    );
  }

  async function card(
    content: Content,
    about: Pick<Card, "kicker" | "title" | "note"> & Partial<Card>,
    imageUrl: string | null,
  ): Promise<PictureJob> {
    const [picture, mark] = await Promise.all([readCardPicture(imageUrl, fetchOwn), logo(content)]);
    const { name: brand, tagline } = content.company;
    const { fill, tint, "accent-fill": accent } = paletteOf(content.look.colour, content.look.accent);
    const colours = { green: fill[0], pale: tint[0], accent: accent[0] };
    return { kind: "card", card: { brand, tagline, colours, ...about, picture, logo: mark } };
  }

  return new Hono()
    .get(
      "/site.png",
      endpoint({ summary: "The picture of shared pages.", query: CardQuerySchema, response: "image/png" }),
      async (c) => {
        const content = await read(c.req.valid("query").lang);
        const { name: title, shortName: brand, tagline } = content.company;
        const about = { kicker: "", title, note: tagline, brand, tagline: "" };
        return await answer(c, await card(content, about, heroOf(content)));
      },
    )
    .get(
      "/product/:name{.+\\.png}",
      endpoint({
        summary: "The picture of a shared product.",
        query: CardQuerySchema,
        response: "image/png",
      }),
      async (c) => {
        const language = c.req.valid("query").lang;
        const content = await read(language);
        const wanted = slugOf(c);
        const product = content.productBySlug.get(wanted) ?? content.productByOldSlug.get(wanted);
        if (!product) throw AppError.notFound(c.req.path);
        const { name: title, category: kicker, packaging, imageUrl } = product;
        const about = { kicker, title, note: packaging ?? undefined };
        return await answer(c, await card(content, about, imageUrl));
      },
    )
    .get(
      "/post/:name{.+\\.png}",
      endpoint({
        summary: "The picture of a shared article.",
        query: CardQuerySchema,
        response: "image/png",
      }),
      async (c) => {
        const language = c.req.valid("query").lang;
        const content = await read(language);
        const post = content.posts.find(({ slug }) => slug === slugOf(c));
        if (!post) throw AppError.notFound(c.req.path);
        const { title, category: kicker, imageUrl } = post;
        return await answer(c, await card(content, { kicker, title }, imageUrl));
      },
    )
    .get(
      "/:name{icon-[0-9]+\\.png}",
      endpoint({ summary: "The site's sign as a picture.", response: "image/png" }),
      async (c) => {
        const size = Number(/\d+/.exec(c.req.param("name"))![0]);
        const picture = await logo(await read());
        if (!ICON_SIZES.includes(size) || !picture) throw AppError.notFound(c.req.path);
        return await answer(c, { kind: "icon", picture, size });
      },
    );
}

/** The path parameter `name` without `.png`. */
function slugOf(c: Context): string {
  return c.req.param("name")!.replace(/\.png$/, "");
}
