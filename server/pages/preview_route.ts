import { Hono } from "hono";
import * as z from "zod/mini";
import type { Language } from "../../contract/language.ts";
import type { SessionEnv } from "../accounts/require_session.ts";
import { notAudited } from "../audit/audit_changes.ts";
import { languageParameter } from "../http/asked_language.ts";
import { endpoint } from "../http/endpoint.ts";
import type { BodyLimit } from "../http/read_body.ts";
import type { PagePreview, Previewed } from "./preview_page.ts";

export interface PreviewOptions<Input extends z.ZodMiniType> {
  summary: string;
  request: Input;
  bodyLimit?: BodyLimit;
  preview: PagePreview;
  /** The page on which the input is shown, and the answer that stands for what is stored. */
  previewed: (input: z.output<Input>, language: Language) => Previewed | Promise<Previewed>;
}

/** `POST /preview`: a public page with what is not stored. Nothing is kept, and nothing is in the log of changes. */
export function previewRoute<Input extends z.ZodMiniType>(
  { preview, previewed, ...described }: PreviewOptions<Input>,
) {
  return new Hono<SessionEnv>().post(
    "/preview",
    endpoint({ ...described, query: z.object({ lang: languageParameter }), response: "text/html" }),
    async (c) => {
      notAudited(c);
      const { lang } = c.req.valid("query");
      const input = c.req.valid("json" as never) as z.output<Input>;
      const html = await preview(await previewed(input, lang), lang);
      return c.html(html, 200, { "cache-control": "no-store" });
    },
  );
}
