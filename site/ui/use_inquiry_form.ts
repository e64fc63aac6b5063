import { type FormEvent, useEffect, useRef, useState } from "react";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { FormKind } from "../../contract/inquiry_form.ts";
import { lazyImport } from "../../widgets/kit/lazy_import.ts";
import type { Visit } from "../app/visit.ts";
import { deleteDraft, restoreDraft, saveValues, valuesOf } from "./form_draft.ts";
import { type IssueTexts, issueTexts } from "./issue_texts.ts";
import type { Refusal } from "./send_inquiry.ts";
import { readStored, REQUESTS_SENT, WAITING } from "./stored_text.ts";
import { useToast } from "./Toasts.tsx";

export interface Outcome {
  sentTitle: string;
  failedTitle: string;
  failed: string;
}

/** What a request is sent with. */
type Body = Record<string, unknown>;

interface InquiryFormOptions {
  visit: Visit;
  kind: FormKind;
  outcome: Outcome;
  /** Further properties of the request body, such as the lines of the quote list. */
  extra?: () => Body;
  onSent?: (receipt: InquiryReceipt, body: Body) => void;
  /** The request waits for a network, or no longer does. */
  onWaits?: (waits: boolean) => void;
}

type Sender = typeof import("./send_inquiry.ts");

/** Used if `send_inquiry.ts` cannot be loaded: nothing is validated, and sending fails. */
const UNREACHABLE: Pick<Sender, "checkInquiry" | "sendInquiry"> = {
  checkInquiry: () => [],
  sendInquiry: () => Promise.resolve({ refusal: { status: 0, issues: [], message: "" } }),
};

/** An error that belongs to no field. */
export type Problem = "throttled" | "busy" | "sent" | "unreachable";

/** `send_inquiry.ts`, loaded when the visitor starts to type. */
function useSender() {
  const [sender, setSender] = useState<Sender>();
  return {
    /** Undefined until it is loaded. */
    sender,
    async load(): Promise<Sender> {
      if (sender) return sender;
      const loaded = await lazyImport("ui/send_inquiry", () => import("./send_inquiry.ts"));
      setSender(loaded);
      return loaded;
    },
  };
}

/** The errors beside the fields. */
function useFieldErrors(posted: () => IssueTexts) {
  const [issues, setIssues] = useState<IssueTexts>(posted);
  /** Fields that were invalid at the last submit. They are listed above the form for screen readers. */
  const [wrong, setWrong] = useState<string[]>(() => Object.keys(issues));
  return {
    issues,
    wrong,
    /** Shows the errors of a submit. Returns whether there are any. */
    show(found: IssueTexts, form: HTMLFormElement): boolean {
      setIssues(found);
      setWrong(Object.keys(found));
      // The first in page order, which may differ from the schema's order.
      const first = [...form.elements].find((control) => "name" in control && String(control.name) in found);
      if (first instanceof HTMLElement) first.focus();
      return Object.keys(found).length > 0;
    },
    /** Shows what is still wrong while the visitor corrects it. */
    update(found: IssueTexts) {
      setIssues(found);
      if (Object.keys(found).length === 0) setWrong([]);
    },
  };
}

/** The form element, in which an unsent draft is restored, and when it was shown. */
function useFormElement({ kind, restores, shown }: { kind: FormKind; restores: boolean; shown: unknown[] }) {
  const ref = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // These messages replace the browser's validation, which remains for visitors without JavaScript.
    form.noValidate = true;
    shownAt.current = performance.now();
    if (restores) restoreDraft(kind, form);
  }, shown);
  return { ref, elapsed: () => Math.round(performance.now() - shownAt.current) };
}

/** What is said of a refusal, beside the fields and in general. */
function refusalOf({ status, issues, message }: Refusal, { visit, outcome }: InquiryFormOptions) {
  const words = visit.texts.contact;
  const found = issueTexts(issues, words);
  const limit = status === 429 ? "throttled" : status === 503 ? "busy" : undefined;
  // The server's message is always in English.
  const english = visit.language === "en" ? message : "";
  const text = limit ? words.form[limit] : Object.values(found)[0] || english || outcome.failed;
  const problem: Problem | undefined = limit ?? (issues.length === 0 ? "unreachable" : undefined);
  return { found, problem, text };
}

/**
 * What waits on the device for a network; then what it was, if the visitor took it back to change it. `onSent` is told
 * if it was sent meanwhile.
 */
function useKept(
  { kind, onWaits }: InquiryFormOptions,
  load: () => Promise<Sender>,
  onSent: (receipt: InquiryReceipt, body: Body) => void,
) {
  const [kept, setKept] = useState<{ body: Body; waits: boolean }>();
  const waits = kept?.waits === true;

  async function show() {
    const request = await (await load()).settleWaiting(kind);
    if (request?.receipt) onSent(request.receipt, request.body);
    else setKept(request);
  }
  useEffect(() => {
    onWaits?.(waits);
    const tryShow = () => void show().catch(() => {});
    if (waits) addEventListener(REQUESTS_SENT, tryShow);
    else if (readStored(WAITING)) tryShow();
    // Loaded with the page, as the worker keeps what was loaded for when there is no network.
    else if (kind === "quote") void load().catch(() => {});
    return () => removeEventListener(REQUESTS_SENT, tryShow);
  }, [waits]);

  return {
    body: kept?.body,
    waits,
    set: setKept,
    /** Takes back what waits. */
    async change() {
      await (await load()).dropWaiting(kind);
      setKept({ body: kept!.body, waits: false });
    },
  };
}

/** Runs what sends the form, one at a time. */
function useSending() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  return {
    sending,
    async run(send: () => Promise<unknown>) {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      await send().finally(() => {
        busy.current = false;
        setSending(false);
      });
    },
  };
}

/** The state of a form for `POST /api/contact`. Validates by the contract's rules and sends only once. */
export function useInquiryForm(options: InquiryFormOptions) {
  const { visit, kind, outcome, extra, onSent } = options;
  const words = visit.texts.contact;
  const own = visit.form?.kind === kind ? visit.form : undefined;
  const errors = useFieldErrors(() => issueTexts(own?.issues ?? [], words));
  const [problem, setProblem] = useState<Problem | undefined>(own?.problem);
  const [anew, setAnew] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | undefined>(own?.receipt);
  const { sender, load } = useSender();
  const { sending, run } = useSending();
  const kept = useKept(options, load, tellSent);
  const { waits, change } = kept;
  const element = useFormElement({ kind, restores: !own && !anew, shown: [receipt, anew, waits] });
  const toast = useToast();
  const bodyOf = (form: HTMLFormElement) => ({ ...valuesOf(form), ...extra?.() });

  async function send(form: HTMLFormElement) {
    setProblem(undefined);
    const { checkInquiry, sendInquiry } = await load().catch(() => UNREACHABLE);
    const body = bodyOf(form);
    if (errors.show(issueTexts(checkInquiry(kind, visit.company.forms, body), words), form)) return;
    const answer = await sendInquiry(kind, form, body, element.elapsed());
    if ("waits" in answer) return kept.set(answer);
    if ("refusal" in answer) {
      const { found, problem, text } = refusalOf(answer.refusal, options);
      errors.show(found, form);
      setProblem(problem);
      return toast({ title: outcome.failedTitle, text, destructive: true });
    }
    form.reset();
    tellSent(answer.receipt, body);
  }

  function tellSent(receipt: InquiryReceipt, body: Body) {
    deleteDraft(kind);
    kept.set(undefined);
    setReceipt(receipt);
    // The other forms give way to a panel that says the same.
    if (kind === "home") toast({ title: outcome.sentTitle, text: receipt.message });
    onSent?.(receipt, body);
  }

  return {
    ref: element.ref,
    issues: errors.issues,
    wrong: errors.wrong,
    problem,
    sending,
    receipt,
    /** The values of a form posted without JavaScript; empty after "Send Another Message". */
    values: anew ? {} : kept.body as Record<string, string> | undefined ?? own?.values ?? {},
    anew,
    waits,
    change,
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      await run(() => send(form));
    },
    /** Saves the draft, and removes the errors of fields that are valid now. */
    input(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      saveValues(kind, form);
      if (!sender) void load().catch(() => {});
      else if (errors.wrong.length > 0) {
        errors.update(issueTexts(sender.checkInquiry(kind, visit.company.forms, bodyOf(form)), words));
      }
    },
    startAnew() {
      setReceipt(undefined);
      errors.update({});
      setProblem(undefined);
      setAnew(true);
    },
  };
}
