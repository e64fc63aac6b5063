import { useState } from "react";
import { createPortal } from "react-dom";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { blogTexts } from "./blog_texts.ts";

const own = blogTexts.editor;

/** Asks what a picture shows before it goes into an article. */
export function PictureDialog({ onApply, onClose }: { onApply(alt: string): void; onClose(): void }) {
  const [alt, setAlt] = useState("");
  return createPortal(
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onApply(alt.trim());
      }}
    >
      <Dialog title={own.altTitle} onClose={onClose} className="dialog-narrow">
        <TextField label={own.alt} hint={own.altHint} value={alt} onChange={setAlt} autoFocus />
        <footer className="dialog-footer">
          <Button onClick={onClose}>{texts.list.cancel}</Button>
          <Button look="primary" type="submit">{own.apply}</Button>
        </footer>
      </Dialog>
    </form>,
    document.body,
  );
}
