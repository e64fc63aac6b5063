import type * as z from "zod/mini";
import { type Redirect, RedirectInputSchema, RedirectSchema } from "../../../contract/redirect.ts";
import type { Resource } from "../draft.ts";
import { redirectTexts } from "./redirect_texts.ts";

/** A redirect while it is edited. */
export type RedirectDraft = { from: string; to: string; isPermanent: boolean };

export const redirectResource: Resource<Redirect, RedirectDraft> = {
  path: "/api/admin/redirects",
  schema: RedirectSchema,
  inputSchema: RedirectInputSchema,
  blank: () => ({ from: "", to: "", isPermanent: true }),
  draftOf: ({ from, to, isPermanent }) => ({ from, to, isPermanent }),
  inputOf: (draft): z.input<typeof RedirectInputSchema> => draft,
  labels: redirectTexts.fields,
  texts: redirectTexts,
};
