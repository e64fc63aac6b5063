import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Icon } from "./Icon.tsx";

interface Toast {
  title: string;
  text: string;
  destructive?: boolean;
}

const ShowToast = createContext<(toast: Toast) => void>(() => {});

/** A function that shows a toast until the visitor closes it. */
export function useToast() {
  return useContext(ShowToast);
}

/** Renders the toasts and announces them to screen readers. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const [path] = useLocation();
  const last = useRef(0);
  // What went wrong on a page is not said on the next one. Removed as the page is left, not as the next one begins.
  useEffect(() => () => setToasts((before) => before.filter(({ destructive }) => !destructive)), [path]);
  const show = useCallback((toast: Toast) => {
    const id = ++last.current;
    // A success message removes earlier error messages.
    setToasts((before) => [
      ...before.filter(({ destructive }) => toast.destructive || !destructive).slice(-2),
      { ...toast, id },
    ]);
  }, []);

  return (
    <ShowToast value={show}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {toasts.map(({ id, title, text, destructive }) => (
          <div key={id} className={destructive ? "toast destructive" : "toast"}>
            <Icon name={destructive ? "alert" : "check"} />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={closeLabel}
              onClick={() =>
                setToasts((before) =>
                  before.filter((toast) => toast.id !== id)
                )}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
      </div>
    </ShowToast>
  );
}
