import { QuoteConfirmation } from "./QuoteConfirmation.tsx";
import { QuoteDialog } from "./QuoteDialog.tsx";
import type { QuoteModel } from "./QuoteModel.ts";
import type { QuoteTexts } from "./texts/en.ts";

export interface QuoteViewProps {
  model: QuoteModel;
  texts: QuoteTexts;
}

/** The dialog, and beside it what is read once it has closed. */
export function QuoteView(props: QuoteViewProps) {
  return (
    <>
      <QuoteDialog {...props} />
      <QuoteConfirmation {...props} />
    </>
  );
}
