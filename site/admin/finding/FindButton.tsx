import { lazy, Suspense, useEffect, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { openDialogs } from "../ui/open_dialogs.ts";
import { findTexts as own } from "./find_texts.ts";

const load = () => import("./FindDialog.tsx");
const FindDialog = lazy(async () => ({ default: (await load()).FindDialog }));

/** Opens the search over everything, also by Ctrl+K. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      // From Ctrl on, so that what is typed right after K goes into the search and not into a form below it.
      if (event.ctrlKey || event.metaKey) void load();
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      // Another dialog waits for an answer first.
      if (openDialogs.get().length === 0) setOpen(true);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className="find-button"
        aria-label={own.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={`${own.open} (${own.keys})`}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>{own.short}</span>
        {/* Drawn, not written: the visible words have to be a part of the button's name. */}
        <kbd data-keys={own.keys} />
      </button>
      {isOpen && (
        <Suspense>
          <FindDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
