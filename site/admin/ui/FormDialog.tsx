import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  title: string;
  /** Label of the submit button. */
  submit: string;
  look?: "primary" | "danger";
  busy?: boolean;
  onSubmit(): void;
  onClose(): void;
  /** Extra buttons, shown before Cancel and Submit. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A small form in a dialog. A portal keeps it outside of the form that opened it. */
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
          // React events bubble through a portal: without this, the outer form would be submitted as well.
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
