import { Hono } from "hono";
import * as z from "zod/mini";
import { EMPTY_LOOK, type Look, LookSchema } from "../../contract/look.ts";
import { brandCss, paletteOf } from "../../contract/shared/brand_palette.ts";
import { initials } from "../../contract/shared/business.ts";
import { escapeHtml } from "../../contract/shared/escape_html.ts";
import type { ContentReader } from "../content/content.ts";
import { REVALIDATED } from "../http/body_cache.ts";
import { endpoint } from "../http/endpoint.ts";
import { framePreview } from "../frame/frame_routes.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import type { PagePreview } from "../pages/preview_page.ts";
import type { Stores } from "../stores.ts";

/** The company's look as files, for pages that know nothing of the store: the panel and the error page. */
export function lookRoutes(read: ContentReader) {
  return new Hono()
    .get(
      "/colours.css",
      endpoint({ summary: "The owner's colours as custom properties.", response: "text/css" }),
      async (c) => {
        const { colour, accent } = (await read()).look;
        return c.body(brandCss(colour, accent), 200, {
          "content-type": "text/css; charset=utf-8",
          "cache-control": REVALIDATED,
        });
      },
    )
    .get(
      "/:name{(icon|logo)\\.svg}",
      endpoint({ summary: "The company's sign, or its initials.", response: "image/svg+xml" }),
      async (c) => {
        const { look, company } = await read();
        const chosen = c.req.param("name") === "icon.svg" && look.favicon || look.logo;
        if (chosen) return c.redirect(chosen, 302);
        return c.body(initialsIcon(company.shortName, look), 200, {
          "content-type": "image/svg+xml",
          "cache-control": REVALIDATED,
        });
      },
    );
}

const COLOURS = "/colours.css";

interface AdminLookParts extends Pick<Stores, "look" | "frame" | "drafts" | "now"> {
  read: ContentReader;
  preview: PagePreview;
}

export function adminLookRoutes(parts: AdminLookParts) {
  const { look: { settings }, drafts, read, preview } = parts;
  const shown = framePreview(parts, read);
  return settingsRoutes({
    one: "the company's logo and colours",
    schema: LookSchema,
    document: settings,
    defaults: () => EMPTY_LOOK,
    drafts: drafts.of("settings"),
    preview: {
      preview,
      async previewed(look, language) {
        const { colour, accent } = look;
        const query = new URLSearchParams({ ...colour && { colour }, ...accent && { accent } });
        const answer = await shown({ look }, language);
        return { page: "/", api: "/api/frame", answer, colours: `/api/admin/look${COLOURS}?${query}` };
      },
    },
  }).get(
    COLOURS,
    endpoint({
      summary: "Colours that are not stored, for a preview.",
      query: z.pick(LookSchema, { colour: true, accent: true }),
      response: "text/css",
    }),
    (c) => {
      const { colour, accent } = c.req.valid("query");
      return c.body(brandCss(colour, accent), 200, {
        "content-type": "text/css; charset=utf-8",
        "cache-control": "no-store",
      });
    },
  );
}

/** The initials of a name on the owner's colour, as SVG. */
function initialsIcon(name: string, { colour, accent }: Pick<Look, "colour" | "accent">): string {
  const { fill: [ground] } = paletteOf(colour, accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="42" text-anchor="middle" font-family="Anek Latin, sans-serif" font-size="28" font-weight="700" fill="#fff">${
    escapeHtml(initials(name))
  }</text></svg>`;
}
