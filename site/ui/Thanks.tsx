import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useRouter } from "wouter";
import type { InquiryReceipt } from "../../contract/inquiry_input.ts";
import type { Visit } from "../app/visit.ts";
import { Icon } from "./Icon.tsx";

interface ThanksProps {
  visit: Visit;
  outcome: { sentTitle: string };
  /** Of what was sent. Without it what was written waits for a network. */
  receipt?: InquiryReceipt;
  /** Suggestions what to do next. */
  children: ReactNode;
}

/** Replaces a form that was sent, or will be. Takes the focus, since the form's button is gone. */
export function Thanks({ visit, outcome, receipt, children }: ThanksProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="thanks" ref={ref} tabIndex={-1}>
      <Icon name={receipt ? "check" : "clock"} />
      <h3>{outcome.sentTitle}</h3>
      {receipt && <p>{receipt.message}</p>}
      {receipt && <SentReference visit={visit} receipt={receipt} />}
      {children}
    </div>
  );
}

/** The reference, and the page that keeps what was asked. */
export function SentReference(
  { visit, receipt: { reference, address } }: { visit: Visit; receipt: InquiryReceipt },
) {
  const { form } = visit.texts.contact;
  return (
    <p>
      {form.reference}: <strong>{reference}</strong>
      {address && (
        <>
          <br />
          <a href={address}>{form.keep}</a>
        </>
      )}
    </p>
  );
}

/** "Send Another Message". A form, so that without JavaScript the button leads to an empty form. */
export function SendAnother({ label, onSend }: { label: string; onSend: () => void }) {
  const { base } = useRouter();
  function send(event: FormEvent) {
    event.preventDefault();
    onSend();
  }
  return (
    <form method="get" action={`${base}/contact`} onSubmit={send}>
      <button type="submit" className="button plain">{label}</button>
    </form>
  );
}
