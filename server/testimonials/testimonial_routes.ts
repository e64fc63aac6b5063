import { Hono } from "hono";
import { type Testimonial, TestimonialInputSchema } from "../../contract/testimonial.ts";
import { nameForAudit } from "../audit/audit_changes.ts";
import type { ContentReader } from "../content/content.ts";
import { ifMatchOf, keptJson, privateJson } from "../http/answers.ts";
import { AppError } from "../http/app_error.ts";
import { pageHeaders, pageOf, pageQuery, searchQuery } from "../http/list_page.ts";
import { readJson } from "../http/read_body.ts";
import { testimonialOf, type TestimonialStore } from "./testimonial_store.ts";

export function testimonialRoutes(read: ContentReader) {
  return new Hono().get("/testimonials", async (c) => keptJson(c, (await read()).testimonials));
}

export function adminTestimonialRoutes(testimonials: TestimonialStore, read: ContentReader) {
  return new Hono()
    /** Newest first; `q` over name, position and content. */
    .get("/", async (c) => {
      const q = searchQuery(c);
      const found = (await read.whole()).testimonials.filter((one) => matches(one, q)).reverse();
      const { rows, next } = pageOf(found, pageQuery(c));
      return privateJson(c, rows, { headers: pageHeaders(c, found.length, next) });
    })
    .post("/", async (c) => {
      const created = await testimonials.create(await readJson(c, TestimonialInputSchema));
      return privateJson(c, testimonialOf(created), { status: 201, version: created.version });
    })
    .get("/:id", async (c) => {
      const found = await testimonials.get(c.req.param("id"));
      if (!found) throw AppError.notFound(`the testimonial "${c.req.param("id")}"`);
      return privateJson(c, testimonialOf(found), { version: found.version });
    })
    .put("/:id", async (c) => {
      const input = await readJson(c, TestimonialInputSchema);
      const ifMatch = ifMatchOf(c);
      const updated = await testimonials.update(c.req.param("id"), () => input, ifMatch ? { ifMatch } : {});
      return privateJson(c, testimonialOf(updated), { version: updated.version });
    })
    .delete("/:id", async (c) => {
      const ifMatch = ifMatchOf(c);
      const deleted = await testimonials.delete(c.req.param("id"), ifMatch ? { ifMatch } : {});
      nameForAudit(c, deleted.value.name);
      return c.body(null, 204);
    });
}

function matches({ name, position, content }: Testimonial, q: string | undefined): boolean {
  const wanted = q?.trim().toLowerCase();
  return !wanted || [name, position, content].some((text) => text.toLowerCase().includes(wanted));
}
