import { type FormEvent, useEffect, useRef } from "react";
import type { InquiryReceipt } from "../../contract/inquiry.ts";
import type { Visit } from "../visit.ts";
import { Icon } from "./Icon.tsx";

interface ThanksProps {
  visit: Visit;
  outcome: { sentTitle: string; sent: string };
  receipt: InquiryReceipt;
  startAnew: () => void;
}

/** In the place of a form that was sent; takes the focus that the form's button had. */
export function Thanks({ visit, outcome, receipt, startAnew }: ThanksProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { form } = visit.texts.contact;
  useEffect(() => ref.current?.focus(), []);

  function start(event: FormEvent) {
    event.preventDefault();
    startAnew();
  }
  return (
    <div className="thanks" ref={ref} tabIndex={-1}>
      <Icon name="check" />
      <h3>{outcome.sentTitle}</h3>
      <p>{outcome.sent}</p>
      <p>
        {form.reference}: <strong>{receipt.reference}</strong>
      </p>
      {/* A form, so that its button leads to the empty page where JavaScript is missing. */}
      <form method="get" action="/contact" onSubmit={start}>
        <button type="submit" className="button plain">{form.again}</button>
      </form>
    </div>
  );
}
