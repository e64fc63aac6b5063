import { type FormEvent, useEffect, useRef, useState } from "react";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { FORM_ELAPSED, type FormKind } from "../../contract/inquiry_form.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";
import { lazyImport } from "../../widgets/kit/lazy_import.ts";
import type { Visit } from "../app/visit.ts";
import { deleteDraft, restoreDraft, saveValues, sendingKey, valuesOf } from "./form_draft.ts";
import { type IssueTexts, issueTexts } from "./issue_texts.ts";
import type { checkInquiry, Refusal, sendInquiry } from "./send_inquiry.ts";
import { useToast } from "./Toasts.tsx";

export interface Outcome {
  sentTitle: string;
  sent: string;
  failedTitle: string;
  failed: string;
}

interface InquiryFormOptions {
  visit: Visit;
  kind: FormKind;
  outcome: Outcome;
  /** Further properties of the request body, such as the lines of the quote list. */
  extra?: () => Record<string, unknown>;
  onSent?: (receipt: InquiryReceipt) => void;
}

interface Sender {
  checkInquiry: typeof checkInquiry;
  sendInquiry: typeof sendInquiry;
}

/** Used if `send_inquiry.ts` cannot be loaded: nothing is validated, and sending fails as if offline. */
const UNREACHABLE: Sender = {
  checkInquiry: () => [],
  sendInquiry: () => Promise.resolve({ refusal: { status: 0, issues: [], message: "" } }),
};

/** An error that belongs to no field. */
export type Problem = "throttled" | "busy" | "sent" | "unreachable";

/** The state of a form for `POST /api/contact`. Validates with the contract's schema and sends only once. */
export function useInquiryForm({ visit, kind, outcome, extra, onSent }: InquiryFormOptions) {
  const words = visit.texts.contact;
  const own = visit.form?.kind === kind ? visit.form : undefined;
  const ref = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [issues, setIssues] = useState<IssueTexts>(() => issueTexts(own?.issues ?? [], words));
  /** Fields that were invalid at the last submit. They are listed above the form for screen readers. */
  const [wrong, setWrong] = useState<string[]>(() => Object.keys(issues));
  const [problem, setProblem] = useState<Problem | undefined>(own?.problem);
  const [sending, setSending] = useState(false);
  const [anew, setAnew] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | undefined>(own?.receipt);
  /** `send_inquiry.ts`, loaded when the visitor starts to type. */
  const [sender, setSender] = useState<Sender>();
  const toast = useToast();

  async function loadSender(): Promise<Sender> {
    if (sender) return sender;
    const loaded = await lazyImport("ui/send_inquiry", () => import("./send_inquiry.ts"));
    setSender(loaded);
    return loaded;
  }

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // These messages replace the browser's validation, which remains for visitors without JavaScript.
    form.noValidate = true;
    shownAt.current = performance.now();
    if (!own && !anew) restoreDraft(kind, form);
  }, [receipt, anew]);

  function bodyOf(form: HTMLFormElement): Record<string, unknown> {
    return { ...valuesOf(form), ...extra?.() };
  }

  function show(found: IssueTexts, form: HTMLFormElement) {
    setIssues(found);
    setWrong(Object.keys(found));
    // The first in page order, which may differ from the schema's order.
    const first = [...form.elements].find((control) => "name" in control && String(control.name) in found);
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    setProblem(undefined);
    busy.current = true;
    setSending(true);
    const { checkInquiry, sendInquiry } = await loadSender().catch(() => UNREACHABLE);
    const body = bodyOf(form);
    const found = issueTexts(checkInquiry(kind, body), words);
    show(found, form);
    if (Object.keys(found).length > 0) {
      busy.current = false;
      setSending(false);
      return;
    }

    const elapsed = Math.round(performance.now() - shownAt.current);
    const key = sendingKey(kind, form, body);
    const answer = await sendInquiry(
      { ...body, page: publicAddress(location.href), [FORM_ELAPSED]: elapsed },
      key,
    );
    busy.current = false;
    setSending(false);
    if ("refusal" in answer) return refuse(answer.refusal, form);
    deleteDraft(kind);
    form.reset();
    setReceipt(answer.receipt);
    toast({ title: outcome.sentTitle, text: outcome.sent });
    onSent?.(answer.receipt);
  }

  function refuse({ status, issues: refused, message }: Refusal, form: HTMLFormElement) {
    const found = issueTexts(refused, words);
    show(found, form);
    const limit = status === 429 ? "throttled" : status === 503 ? "busy" : undefined;
    if (limit) setProblem(limit);
    else if (refused.length === 0) setProblem("unreachable");
    // The server's message is always in English.
    const english = visit.language === "en" ? message : "";
    const text = limit ? words.form[limit] : Object.values(found)[0] || english || outcome.failed;
    toast({ title: outcome.failedTitle, text, destructive: true });
  }

  return {
    ref,
    issues,
    wrong,
    problem,
    sending,
    receipt,
    /** The values of a form posted without JavaScript; empty after "Send Another Message". */
    values: anew ? {} : own?.values ?? {},
    anew,
    submit,
    /** Saves the draft, and removes the errors of fields that are valid now. */
    input(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      saveValues(kind, form);
      if (!sender) void loadSender().catch(() => {});
      if (!sender || wrong.length === 0) return;
      const found = issueTexts(sender.checkInquiry(kind, bodyOf(form)), words);
      setIssues(found);
      if (Object.keys(found).length === 0) setWrong([]);
    },
    startAnew() {
      setReceipt(undefined);
      setIssues({});
      setWrong([]);
      setProblem(undefined);
      setAnew(true);
    },
  };
}
