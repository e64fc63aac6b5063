import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  title: string;
  /** Of the button that sends what was filled in. */
  submit: string;
  look?: "primary" | "danger";
  busy?: boolean;
  onSubmit(): void;
  onClose(): void;
  /** Before the buttons of every such dialog. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A small form in a dialog. It may be opened from within another form, and is no part of that one. */
export function FormDialog(
  { title, submit, look = "primary", busy = false, onSubmit, onClose, buttons, children }: Props,
) {
  return createPortal(
    <Dialog title={title} onClose={onClose} className="dialog-narrow">
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes events on through a portal.
          event.stopPropagation();
          onSubmit();
        }}
      >
        {children}
        <footer className="dialog-footer">
          {buttons}
          <Button onClick={onClose}>{texts.list.cancel}</Button>
          <Button look={look} type="submit" aria-disabled={busy}>{submit}</Button>
        </footer>
      </form>
    </Dialog>,
    document.body,
  );
}
