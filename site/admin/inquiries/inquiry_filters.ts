import { AssigneesSchema, INQUIRY_STAGES, InquirySourcesSchema, NOBODY } from "../../../contract/inquiry.ts";
import { formatNumber } from "../format.ts";
import type { Filter } from "../list/list_description.ts";
import { usePartnerNames } from "../partners/PartnerName.tsx";
import { useSession } from "../session.ts";
import { texts } from "../texts.ts";
import type { Choice } from "../ui/Segments.tsx";
import { useRead } from "../use_read.ts";
import { inquiryTexts } from "./inquiry_texts.ts";

export const INQUIRIES_PATH = "/api/admin/contact-submissions";

const own = inquiryTexts.filters;

export const inquiryFilters: Filter[] = [
  {
    kind: "segmented",
    name: "state",
    label: inquiryTexts.state,
    choices: [["", own.any], ["pending", inquiryTexts.pending], ["resolved", inquiryTexts.resolved]],
  },
  { kind: "choice", name: "assignee", label: own.assignee, all: own.any, useChoices: useAssignees },
  {
    kind: "choice",
    name: "stage",
    label: inquiryTexts.work.stage,
    all: own.any,
    choices: INQUIRY_STAGES.map((stage) => [stage, inquiryTexts.work.stages[stage]]),
  },
  { kind: "choice", name: "due", label: own.due, all: own.any, choices: [["yes", own.onlyDue]] },
  { kind: "choice", name: "kind", label: own.kind, all: own.any, useChoices: useKinds },
  { kind: "choice", name: "partner", label: own.partner, all: own.any, useChoices: usePartners },
  {
    kind: "choice",
    name: "suspected",
    label: own.suspected,
    all: own.any,
    choices: [["yes", own.onlySuspected], ["no", own.withoutSuspected]],
  },
  {
    kind: "choice",
    name: "delivery",
    label: own.delivery,
    all: own.any,
    choices: [["failed", own.onlyFailed]],
  },
  { kind: "day", name: "from", label: own.from },
  { kind: "day", name: "to", label: own.to },
];

/** Who may look after inquiries, oneself first. */
export function useColleagues(): readonly string[] | undefined {
  const own = useSession().data?.username;
  const names = useRead(`${INQUIRIES_PATH}/assignees`, AssigneesSchema).data;
  return names?.toSorted((a, b) => Number(b === own) - Number(a === own));
}

/** A user's name, as the list and the dialog show it. */
export function useNameOf(): (name: string) => string {
  const own = useSession().data?.username;
  return (name) => name === own ? inquiryTexts.work.mine : name;
}

/** Colleagues, and whoever looked after open ones and is no user any more. Null hides the filter: one user has no colleagues. */
function useAssignees(): Choice[] | null | undefined {
  const nameOf = useNameOf();
  const names = useColleagues();
  const counts = useInquirySources()?.assignees;
  if (!names || !counts) return undefined;
  if (names.length < 2 && counts.length === 0) return null;
  const open = new Map(counts.map(({ assignee, count }) => [assignee, count]));
  const all = new Set([...names, ...open.keys()]);
  return [
    [NOBODY, inquiryTexts.work.nobody],
    ...Array.from(all, (name): Choice => [name, counted(nameOf(name), open.get(name) ?? 0)]),
  ];
}

/** How many inquiries came from where. */
export function useInquirySources() {
  return useRead(`${INQUIRIES_PATH}/sources`, InquirySourcesSchema).data;
}

const counted = (words: string, count: number) => texts.list.counted(words, formatNumber(count));

function useKinds(): Choice[] | undefined {
  return useInquirySources()?.kinds.map((
    { kind, count },
  ) => [kind, counted(inquiryTexts.kinds[kind], count)]);
}

/** Null hides the filter: no inquiry came from a partner. */
function usePartners(): Choice[] | null {
  const partners = useInquirySources()?.partners ?? [];
  const names = usePartnerNames(partners.length > 0);
  if (partners.length === 0) return null;
  return partners.map(({ partner, count }) => [partner, counted(names.get(partner) ?? partner, count)]);
}
