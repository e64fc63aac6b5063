import { type FormEvent, useEffect, useRef, useState } from "react";
import { type InquiryReceipt, inquirySchemas } from "../../contract/inquiry.ts";
import type { PostedForm } from "../visit.ts";
import { type Issues, sendInquiry } from "./send_inquiry.ts";
import { useToast } from "./Toasts.tsx";

interface FormTexts {
  sentTitle: string;
  sent: string;
  failedTitle: string;
  failed: string;
}

/** A form of `POST /api/contact` in the browser: checked with the contract's schema, sent once, told in words. */
export function useInquiryForm(kind: "home" | "contact", texts: FormTexts, posted?: PostedForm) {
  const own = posted?.kind === kind ? posted : undefined;
  const ref = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Issues>(() => firstIssues(own?.issues ?? []));
  const [attempted, setAttempted] = useState(false);
  const [sending, setSending] = useState(false);
  const [anew, setAnew] = useState(false);
  const [receipt, setReceipt] = useState<InquiryReceipt | undefined>(own?.receipt);
  const toast = useToast();

  // The words beside the fields replace the browser's bubbles, which a visitor without JavaScript still gets.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true;
  });

  function valuesOf(form: HTMLFormElement) {
    return Object.fromEntries(new FormData(form)) as Record<string, string>;
  }

  function check(form: HTMLFormElement): Issues {
    const parsed = inquirySchemas[kind].safeParse(valuesOf(form));
    return parsed.success ? {} : firstIssues(
      parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
    );
  }

  function show(found: Issues, form: HTMLFormElement) {
    setIssues(found);
    const first = Object.keys(found)[0];
    const control = first ? form.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    setAttempted(true);
    const found = check(form);
    if (Object.keys(found).length > 0) return show(found, form);
    setIssues({});
    setSending(true);
    const answer = await sendInquiry({ ...valuesOf(form), page: location.href });
    setSending(false);
    if ("receipt" in answer) {
      form.reset();
      setAttempted(false);
      setReceipt(answer.receipt);
      toast({ title: texts.sentTitle, text: texts.sent });
    } else {
      show(answer.issues, form);
      toast({ title: texts.failedTitle, text: answer.message || texts.failed, destructive: true });
    }
  }

  return {
    ref,
    issues,
    sending,
    receipt,
    /** What was typed before a plain post; nothing after "Send Another Message". */
    values: anew ? {} : own?.values ?? {},
    anew,
    submit,
    /** After a first try, each field's words go as soon as it is right. */
    recheck(event: FormEvent<HTMLFormElement>) {
      if (attempted) setIssues(check(event.currentTarget));
    },
    startAnew() {
      setReceipt(undefined);
      setIssues({});
      setAnew(true);
    },
  };
}

function firstIssues(issues: readonly { path: string; message: string }[]): Issues {
  const first: Issues = {};
  for (const { path, message } of issues) first[path] ??= message;
  return first;
}
