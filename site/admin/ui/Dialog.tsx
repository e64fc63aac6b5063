import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { noteOpenDialog } from "./open_dialogs.ts";

interface Props {
  title: string;
  /** Without it Escape cannot close the dialog: it is opened again at once. */
  onClose?: () => void;
  className?: string;
  /** It is read out with all its words. */
  isQuestion?: boolean;
  /** Focuses the title instead of the first control, so that the text is read from the start. */
  isRead?: boolean;
  children: ReactNode;
}

/** A modal dialog, open while it is mounted. The browser traps the focus and restores it on close. */
export function Dialog({ title, onClose, className = "", isQuestion, isRead = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [titleId, bodyId] = [useId(), useId()];
  const closed = useEffectEvent(() => onClose ? onClose() : dialog.current?.showModal());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onClosed = () => closed();
    element.addEventListener("close", onClosed);
    element.showModal();
    if (isRead) heading.current?.focus();
    const noteClosed = noteOpenDialog(element);
    return () => {
      noteClosed();
      element.removeEventListener("close", onClosed);
      // Closed before it leaves the document, because otherwise the browser does not restore the focus.
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${isQuestion ? "dialog-question" : className}`.trim()}
      {...isQuestion && { role: "alertdialog", "aria-describedby": bodyId }}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (onClose && event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body" id={bodyId}>
        <h2 id={titleId} ref={heading} {...isRead && { tabIndex: -1 }}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
