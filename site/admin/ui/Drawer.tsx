import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { texts } from "../texts.ts";
import { IconButton } from "./Button.tsx";

/** The sidebar on a small screen: modal, so that the focus stays inside and Escape closes it. */
export function Drawer(
  { label, onClose, children }: { label: string; onClose(): void; children: ReactNode },
) {
  const drawer = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const onClosed = () => closed();
    // On a wide window the sidebar itself is visible, so the drawer closes.
    const wide = matchMedia("(width >= 60rem)");
    element.addEventListener("close", onClosed);
    wide.addEventListener("change", onClosed);
    element.showModal();
    return () => {
      element.removeEventListener("close", onClosed);
      wide.removeEventListener("change", onClosed);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={drawer}
      className="drawer sidebar"
      aria-label={label}
      onClick={(event) => {
        if (event.target === drawer.current) drawer.current.close();
      }}
    >
      <IconButton
        label={texts.nav.close}
        icon="close"
        className="drawer-close"
        onClick={() => drawer.current?.close()}
      />
      {children}
    </dialog>
  );
}
