import { useState } from "react";
import { FormDialog } from "../ui/FormDialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { richTextTexts as own } from "./rich_text_texts.ts";

/** Asks for the alternative text of a picture before it is inserted. */
export function PictureDialog({ onApply, onClose }: { onApply(alt: string): void; onClose(): void }) {
  const [alt, setAlt] = useState("");
  return (
    <FormDialog
      title={own.altTitle}
      submit={own.apply}
      onSubmit={() => onApply(alt.trim())}
      onClose={onClose}
    >
      <TextField label={own.alt} hint={own.altHint} value={alt} onChange={setAlt} autoFocus />
    </FormDialog>
  );
}
