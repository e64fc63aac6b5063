import { Hono } from "hono";
import { EMPTY_LOOK, LookSchema } from "../../contract/look.ts";
import { brandCss } from "../../contract/shared/brand_palette.ts";
import type { ContentReader } from "../content/content.ts";
import { REVALIDATED } from "../http/body_cache.ts";
import { endpoint } from "../http/endpoint.ts";
import { settingsRoutes } from "../http/settings_routes.ts";
import type { LookStore } from "./look_store.ts";
import { initialsIcon } from "./initials_icon.ts";

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

export function adminLookRoutes({ settings }: LookStore) {
  return settingsRoutes({
    one: "the company's logo and colours",
    schema: LookSchema,
    document: settings,
    defaults: () => EMPTY_LOOK,
  });
}
