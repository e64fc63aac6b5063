import * as z from "zod/mini";
import { DeliverySchema } from "./delivery.ts";
import { text } from "./field.ts";
import { LANGUAGES } from "./language.ts";
import { refuses } from "./issue.ts";
import { INTERNAL_NOTE_MAX, PAGE_LIMIT_MAX } from "./limits.ts";

export const INQUIRY_KINDS = ["home", "contact", "quote", "chat"] as const;
export type InquiryKind = typeof INQUIRY_KINDS[number];

/** How far the staff have come with an inquiry. The last two end it. */
export const INQUIRY_STAGES = ["answered", "quoted", "ordered", "lost"] as const;
export type InquiryStage = typeof INQUIRY_STAGES[number];

/** One product of a quote list. */
export const QuoteLineSchema = z.object({
  productId: z.nullable(z.string()),
  product: z.string(),
  quantity: z.nullable(z.string()),
  /** One of `UNITS`, where the owner's forms ask for it. */
  unit: z.optional(z.nullable(z.string())),
  note: z.nullable(z.string()),
});
export type QuoteLine = z.infer<typeof QuoteLineSchema>;

/** A staff member's note about an inquiry. Visitors cannot read it. */
export const InternalNoteSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  /** Time of the last change of its text. */
  editedAt: z.optional(z.string()),
});
export type InternalNote = z.infer<typeof InternalNoteSchema>;

/** A stored inquiry, as the admin API returns it. */
export const InquirySchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  message: z.string(),
  /** What the owner's forms ask beside that, if the visitor gave it: PIN code, GSTIN, unit and day such as `2026-12-01`. */
  pin: z.optional(z.string()),
  gstin: z.optional(z.string()),
  unit: z.optional(z.string()),
  wantedBy: z.optional(z.string()),
  /** The products of a quote list. */
  lines: z.optional(z.array(QuoteLineSchema)),
  createdAt: z.string(),
  isResolved: z.boolean(),
  /** It was probably sent by a program. The owner's notification says so, and the owner decides. */
  isSuspected: z.optional(z.boolean()),
  source: z.object({
    kind: z.enum(INQUIRY_KINDS),
    page: z.nullable(z.string()),
    partner: z.nullable(z.string()),
  }),
  /** The language of the form. */
  language: z.optional(z.enum(LANGUAGES)),
  notes: z.optional(z.array(InternalNoteSchema)),
  /** The user name of who looks after it. */
  assignee: z.optional(z.string()),
  /** The day in India, `2026-12-01`, on which somebody is to write or call again. */
  followUp: z.optional(z.string()),
  stage: z.optional(z.enum(INQUIRY_STAGES)),
  /** One for each notification channel that was configured when the inquiry arrived. */
  deliveries: z.optional(z.array(DeliverySchema)),
});
export type Inquiry = z.infer<typeof InquirySchema>;

/** The reference shown to the visitor: the end of the id, in practice unique within a day. */
export function referenceOf(id: string): string {
  return id.slice(-8).toUpperCase();
}

/** `PATCH …/{id}/notes`: adds a note. */
export const NoteInputSchema = z.object({
  text: text({ message: "Please write a note", max: INTERNAL_NOTE_MAX }),
});

const noteId = z.string();
/** `PATCH …/{id}/change-note` and `…/remove-note`. */
export const NoteChangeSchema = z.extend(NoteInputSchema, { note: noteId });
export const NoteRemovalSchema = z.object({ note: noteId });

/** `PATCH …/{id}/work`: what is left out stays, null takes it away. */
export const InquiryTaskSchema = z.object({
  assignee: z.optional(z.nullable(z.string())),
  followUp: z.optional(
    z.nullable(z.iso.date(refuses("invalid_format", {}, { message: "Must be a day such as 2026-12-01" }))),
  ),
  /** `ordered` and `lost` resolve it, too. */
  stage: z.optional(z.nullable(z.enum(INQUIRY_STAGES))),
});
export type InquiryTask = z.infer<typeof InquiryTaskSchema>;

/** `GET …/assignees`: the user names of those who may look after inquiries. */
export const AssigneesSchema = z.array(z.string());
/** Stands in a filter for no assignee. A user name has no equals sign. */
export const NOBODY = "=nobody";

/** `POST …/resolve` and `…/delete`: at most as many inquiries as a page of the list holds. */
export const InquiryIdsSchema = z.object({
  ids: z.array(z.string()).check(
    z.minLength(1, refuses("not_selected", {}, { label: "at least one submission" })),
    z.maxLength(PAGE_LIMIT_MAX, refuses("too_many", { max: PAGE_LIMIT_MAX }, { label: "submissions" })),
  ),
});
/** Who looks after each, by its id; null for nobody. */
const AssigneesOfSchema = z.record(z.string(), z.nullable(z.string()));
/** `POST …/assign`. The answer is what it was before: sent in turn, it undoes the call. */
export const AssignManySchema = z.object({
  assignees: AssigneesOfSchema.check(
    z.refine(
      (given) => Object.keys(given).length > 0,
      refuses("not_selected", {}, { label: "at least one submission" }),
    ),
    z.refine(
      (given) => Object.keys(given).length <= PAGE_LIMIT_MAX,
      refuses("too_many", { max: PAGE_LIMIT_MAX }, { label: "submissions" }),
    ),
  ),
});
export const AssignedManySchema = z.object({ assignees: AssigneesOfSchema });
/** `changed` are those that were pending, which `reopen` puts back. */
export const ResolvedManySchema = z.object({ resolved: z.number(), changed: z.array(z.string()) });
export const ReopenedManySchema = z.object({ reopened: z.number() });
/** `batch` names to `restore` what was deleted. */
export const DeletedManySchema = z.object({ deleted: z.number(), batch: z.string() });

/** The number of inquiries by kind and by partner, of open ones by assignee, in descending order, and of suspected ones. */
export const InquirySourcesSchema = z.object({
  kinds: z.array(z.object({ kind: z.enum(INQUIRY_KINDS), count: z.number() })),
  partners: z.array(z.object({ partner: z.string(), count: z.number() })),
  assignees: z.array(z.object({ assignee: z.string(), count: z.number() })),
  suspected: z.number(),
});
export type InquirySources = z.infer<typeof InquirySourcesSchema>;
