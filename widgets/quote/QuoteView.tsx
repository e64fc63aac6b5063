import type { ComponentChild } from "preact";
import { CloseIcon } from "./icons.tsx";
import { QuoteDialog } from "./QuoteDialog.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteTexts } from "./texts/en.ts";

export interface QuoteViewProps {
  model: QuoteModel;
  texts: QuoteTexts;
}

/** What is handed to the parts that come later. */
export interface QuotePartProps extends QuoteViewProps {
  closeIcon: ComponentChild;
}

/** The dialog, and beside it what is read once it has closed. */
export function QuoteView(props: QuoteViewProps) {
  return (
    <>
      <QuoteDialog {...props} />
      {props.model.sent.value?.view({ ...props, closeIcon: <CloseIcon /> })}
    </>
  );
}
