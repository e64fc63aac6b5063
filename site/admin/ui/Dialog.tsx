import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { noteOpenDialog } from "./open_dialogs.ts";

interface Props {
  title: string;
  /** Without it the dialog stays until it is taken away: Escape opens it again. */
  onClose?: () => void;
  className?: string;
  /** What is in it is read from its beginning: the focus is on the title, not on a field or link further down. */
  isRead?: boolean;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back after. */
export function Dialog({ title, onClose, className = "", isRead = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
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
      // While still in the document, so that the focus returns to where it was.
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`.trim()}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (onClose && event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId} ref={heading} {...isRead && { tabIndex: -1 }}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
