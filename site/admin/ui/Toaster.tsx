import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "../../ui/create_store.ts";
import { texts } from "../texts.ts";
import { dismissToast, type Toast, toasts } from "../toasts.ts";
import { Button, IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { openDialogs } from "./open_dialogs.ts";
import { useFreeEnd } from "./use_free_end.ts";

const SHOWN_MS = 6_000;
/** Longer where there is something to press. */
const SHOWN_WITH_ACTION_MS = 15_000;

/** The live region for toasts. Always mounted: screen readers announce only changes to an existing one. */
export function Toaster() {
  const shown = useStore(toasts);
  const region = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  const place = useStore(openDialogs).at(-1) ?? document.body;

  useLayoutEffect(() => {
    // A dialog that opened later covers the popover. Showing it again moves it to the top layer's top.
    const element = region.current;
    // Skipped if its dialog was removed. The effect runs again in its new place.
    if (!element?.isConnected || !element.showPopover) return;
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [newest, place]);
  useFreeEnd(region, shown, place);

  return createPortal(
    <div ref={region} popover="manual" className="toaster" role="region" aria-label={texts.notifications}>
      <div role="status">
        {shown.filter(({ tone }) => tone === "success").map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="alert">
        {shown.filter(({ tone }) => tone === "danger").map((toast) => (
          <ToastView key={toast.id} toast={toast} />
        ))}
      </div>
    </div>,
    place,
  );
}

function ToastView({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(
      () => dismissToast(toast.id),
      toast.actions.length > 0 ? SHOWN_WITH_ACTION_MS : SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    <div
      className={`toast toast-${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone === "success" ? "check" : "alert"} />
      <div className="toast-text">
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.actions.length > 0 && (
        <div className="toast-actions">
          {toast.actions.map(({ label, icon = "undo", run }) => (
            <Button
              key={label}
              look="quiet"
              icon={icon}
              onClick={() => {
                run();
                dismissToast(toast.id);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <IconButton label={texts.dismiss} icon="close" onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
