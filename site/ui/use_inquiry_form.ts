import { type FormEvent, useEffect, useRef, useState } from "react";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { FORM_ELAPSED, type FormKind } from "../../contract/inquiry_form.ts";
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
  /** What is sent beside the fields, for example the lines of a list. */
  extra?: () => Record<string, unknown>;
  onSent?: (receipt: InquiryReceipt) => void;
}

interface Sender {
  checkInquiry: typeof checkInquiry;
  sendInquiry: typeof sendInquiry;
}

/** Stands in where `send_inquiry.ts` cannot be loaded: nothing is checked, and sending fails as it would offline. */
const UNREACHABLE: Sender = {
  checkInquiry: () => [],
  sendInquiry: () => Promise.resolve({ refusal: { status: 0, issues: [], message: "" } }),
};

/** What went wrong beside the fields. */
export type Problem = "throttled" | "sent" | "unreachable";

/** State of a form of `POST /api/contact`: it is checked with the contract's schema and sent once. */
export function useInquiryForm({ visit, kind, outcome, extra, onSent }: InquiryFormOptions) {
  const words = visit.texts.contact;
  const own = visit.form?.kind === kind ? visit.form : undefined;
  const ref = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [issues, setIssues] = useState<IssueTexts>(() => issueTexts(own?.issues ?? [], words));
  /** Fields that were wrong when the form was last sent. They are listed above it for screen readers. */
  const [wrong, setWrong] = useState<string[]>(() => Object.keys(issues));
  const [problem, setProblem] = useState<Problem | undefined>(own?.problem);
  const [sending, setSending] = useState(false);
  const [anew, setAnew] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | undefined>(own?.receipt);
  /** `send_inquiry.ts`, loaded when somebody begins to type. */
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
    // Our messages replace the browser's own, which a visitor without JavaScript still gets.
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
    // In the order of the page, which need not be that of the schema.
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
    const answer = await sendInquiry({ ...body, page: location.href, [FORM_ELAPSED]: elapsed }, key);
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
    if (status === 429) setProblem("throttled");
    else if (refused.length === 0) setProblem("unreachable");
    // The server's own message is always English.
    const english = visit.language === "en" ? message : "";
    const text = status === 429 ? words.form.throttled : Object.values(found)[0] || english || outcome.failed;
    toast({ title: outcome.failedTitle, text, destructive: true });
  }

  return {
    ref,
    issues,
    wrong,
    problem,
    sending,
    receipt,
    /** What was typed before a plain post; nothing after "Send Another Message". */
    values: anew ? {} : own?.values ?? {},
    anew,
    submit,
    /** Saves what is typed, and removes the message of each field that is right now. */
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
