import { type FormEvent, useEffect, useRef, useState } from "react";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import { FORM_ELAPSED, type FormKind } from "../../contract/inquiry_form.ts";
import { lazyImport } from "../../widgets/kit/lazy_import.ts";
import type { Visit } from "../app/visit.ts";
import { dropDraft } from "./form_draft.ts";
import type { checkInquiry } from "./check_inquiry.ts";
import { type IssueTexts, issueTexts } from "./issue_texts.ts";
import type { Refusal, sendInquiry } from "./send_inquiry.ts";
import { useToast } from "./Toasts.tsx";
import { keepValues, restoreDraft, sendingKey, valuesOf } from "./form_values.ts";

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

interface Rules {
  checkInquiry: typeof checkInquiry;
  sendInquiry: typeof sendInquiry;
}

/** Offline before the rules came: nothing is judged, and the sending fails as it would. */
const UNREACHABLE: Rules = {
  checkInquiry: () => [],
  sendInquiry: () => Promise.resolve({ refusal: { status: 0, issues: [], message: "" } }),
};

/** What no field is to blame for. */
export type Problem = "throttled" | "sent" | "unreachable";

/** A form of `POST /api/contact` in the browser: checked with the contract's schema, sent once, told in words. */
export function useInquiryForm({ visit, kind, outcome, extra, onSent }: InquiryFormOptions) {
  const words = visit.texts.contact;
  const own = visit.form?.kind === kind ? visit.form : undefined;
  const ref = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [issues, setIssues] = useState<IssueTexts>(() => issueTexts(own?.issues ?? [], words));
  /** Fields that were wrong when it was last sent: what is told to somebody who cannot see them. */
  const [wrong, setWrong] = useState<string[]>(() => Object.keys(issues));
  const [problem, setProblem] = useState<Problem | undefined>(own?.problem);
  const [sending, setSending] = useState(false);
  const [anew, setAnew] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | undefined>(own?.receipt);
  /** What checks and sends, once it has come: no page waits for it that nobody writes on. */
  const [rules, setRules] = useState<Rules>();
  const toast = useToast();

  async function loadRules(): Promise<Rules> {
    if (rules) return rules;
    const [{ checkInquiry }, { sendInquiry }] = await Promise.all([
      lazyImport("ui/check_inquiry", () => import("./check_inquiry.ts")),
      lazyImport("ui/send_inquiry", () => import("./send_inquiry.ts")),
    ]);
    const loaded = { checkInquiry, sendInquiry };
    setRules(loaded);
    return loaded;
  }

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The words beside the fields replace the browser's bubbles, which a visitor without JavaScript still gets.
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
    const { checkInquiry, sendInquiry } = await loadRules().catch(() => UNREACHABLE);
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
    dropDraft(kind);
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
    // Beside its fields, the server's message is English.
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
    /** Keeps what is typed; each field's words go as soon as it is right. */
    input(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      keepValues(kind, form);
      if (!rules) void loadRules().catch(() => {});
      if (!rules || wrong.length === 0) return;
      const found = issueTexts(rules.checkInquiry(kind, bodyOf(form)), words);
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
