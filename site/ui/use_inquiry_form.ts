import { type FormEvent, useEffect, useRef, useState } from "react";
import { FORM_ELAPSED, type InquiryReceipt, inquirySchemas } from "../../contract/inquiry.ts";
import type { Visit } from "../visit.ts";
import { dropDraft } from "./form_draft.ts";
import { issueText, issueTexts } from "./issue_texts.ts";
import { type Issues, type Refusal, sendInquiry } from "./send_inquiry.ts";
import { useToast } from "./Toasts.tsx";
import { keepValues, restoreDraft, sendingKey, valuesOf } from "./form_values.ts";

export interface Outcome {
  sentTitle: string;
  sent: string;
  failedTitle: string;
  failed: string;
}

export interface InquiryFormOptions {
  visit: Visit;
  kind: "home" | "contact" | "quote";
  outcome: Outcome;
  /** What is sent beside the fields, for example the lines of a list. */
  extra?: () => Record<string, unknown>;
  onSent?: (receipt: InquiryReceipt) => void;
}

/** What no field is to blame for. */
export type Problem = "throttled" | "sent" | "unreachable";

/** A form of `POST /api/contact` in the browser: checked with the contract's schema, sent once, told in words. */
export function useInquiryForm({ visit, kind, outcome, extra, onSent }: InquiryFormOptions) {
  const { issues: words, form: formWords } = visit.texts.contact;
  const own = visit.form?.kind === kind ? visit.form : undefined;
  const ref = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const busy = useRef(false);
  const [issues, setIssues] = useState<Issues>(() => issueTexts(own?.issues ?? [], words));
  /** Fields that were wrong when it was last sent: what is told to somebody who cannot see them. */
  const [wrong, setWrong] = useState<string[]>(() => Object.keys(issues));
  const [problem, setProblem] = useState<Problem | undefined>(own?.problem);
  const [sending, setSending] = useState(false);
  const [anew, setAnew] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | undefined>(own?.receipt);
  const toast = useToast();

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // The words beside the fields replace the browser's bubbles, which a visitor without JavaScript still gets.
    form.noValidate = true;
    shownAt.current = performance.now();
    if (!own && !anew) restoreDraft(kind, form);
  }, [receipt, anew]);

  function check(body: object): Issues {
    const parsed = inquirySchemas[kind].safeParse(body);
    if (parsed.success) return {};
    return issueTexts(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
      words,
    );
  }

  function bodyOf(form: HTMLFormElement): Record<string, unknown> {
    return { ...valuesOf(form), ...extra?.() };
  }

  function show(found: Issues, form: HTMLFormElement) {
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
    const body = bodyOf(form);
    const found = check(body);
    show(found, form);
    if (Object.keys(found).length > 0) return;

    busy.current = true;
    setSending(true);
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
    show(issueTexts(refused, words), form);
    if (status === 429) setProblem("throttled");
    else if (refused.length === 0) setProblem("unreachable");
    const said = status === 429 ? formWords.throttled : issueText(message, words) ?? message;
    // The server speaks English; where we have no words of ours for it, the general ones are better.
    const text = visit.language === "en" || said !== message ? said : "";
    toast({ title: outcome.failedTitle, text: text || outcome.failed, destructive: true });
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
      if (wrong.length === 0) return;
      const found = check(bodyOf(form));
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
