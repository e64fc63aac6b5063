import { Hono } from "hono";
import type { PageParts, Pages } from "./page_parts.ts";

/** The public pages over our own API. Mounted last: its not-found page answers whatever nobody else did. */
export function createPages(_parts: PageParts): Pages {
  const routes = new Hono();
  return {
    routes,
    thankYou: () => Promise.resolve(new Response("Thank you", { status: 201 })),
    contactWithErrors: () => Promise.resolve(new Response("Please correct the form", { status: 422 })),
  };
}
