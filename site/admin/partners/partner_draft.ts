import type * as z from "zod/mini";
import { type Partner, PartnerInputSchema, PartnerSchema } from "../../../contract/partner.ts";
import type { Resource } from "../draft.ts";
import { linesOfRows, type Row, rowOf, rowsOfLines } from "../draft_rows.ts";
import { partnerTexts } from "./partner_texts.ts";

/** A partner while it is edited. */
export type PartnerDraft = { name: string; note: string; isActive: boolean; origins: Row[] };

export const partnerResource: Resource<Partner, PartnerDraft> = {
  path: "/api/admin/partners",
  schema: PartnerSchema,
  inputSchema: PartnerInputSchema,
  blank: () => ({ name: "", note: "", isActive: true, origins: [rowOf("")] }),
  draftOf: ({ name, note, isActive, origins }) => ({
    name,
    note: note ?? "",
    isActive,
    origins: rowsOfLines(origins),
  }),
  inputOf: ({ origins, ...draft }): z.input<typeof PartnerInputSchema> => ({
    ...draft,
    origins: linesOfRows(origins),
  }),
  labels: partnerTexts.fields,
  texts: partnerTexts,
};
