import { useId } from "react";
import { useRouter } from "wouter";
import type { Visit } from "../../app/visit.ts";
import { documentsTexts } from "./documents_texts.ts";

/** Asks for a batch number, as a plain GET form: its answer has an address, with and without scripts. */
export function BatchForm({ visit, number = "" }: { visit: Visit; number?: string }) {
  const texts = documentsTexts[visit.language];
  const id = useId();
  return (
    <form className="batch-form" method="get" action={`${useRouter().base}/documents`}>
      <div className="field">
        <label htmlFor={id}>{texts.label}</label>
        <input
          id={id}
          name="batch"
          defaultValue={number}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <button type="submit" className="button plain">{texts.find}</button>
    </form>
  );
}
