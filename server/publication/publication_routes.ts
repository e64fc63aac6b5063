import { type Context, Hono } from "hono";
import { PublicationInputSchema, PublicationSchema } from "../../contract/publication.ts";
import { privateJson } from "../http/answers.ts";
import { endpoint } from "../http/endpoint.ts";
import type { Stores } from "../stores.ts";
import { previewAddress } from "./publication_gate.ts";
import { setupSteps } from "./setup_steps.ts";

interface RouteParts {
  stores: Stores;
  accounts: () => Promise<number>;
  origin: string;
}

/** Whether the site is public, and what is left to do before. */
export function publicationRoutes({ stores, accounts, origin }: RouteParts) {
  async function answer(c: Context): Promise<Response> {
    const [{ isPublic, previewKey }, steps] = await Promise.all([
      stores.publication.read(),
      setupSteps(stores, accounts),
    ]);
    return privateJson(c, { isPublic, previewUrl: previewAddress(origin, previewKey), steps });
  }

  return new Hono()
    .get(
      "/",
      endpoint({ summary: "Whether the site is public, and what is set up.", response: PublicationSchema }),
      answer,
    )
    .put(
      "/",
      endpoint({
        summary: "Shows the site to everybody, or to nobody without the link.",
        request: PublicationInputSchema,
        response: PublicationSchema,
      }),
      async (c) => {
        await stores.publication.setPublic(c.req.valid("json").isPublic);
        return await answer(c);
      },
    );
}
