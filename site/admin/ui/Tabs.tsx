import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface Props<T extends string> {
  label: string;
  tabs: readonly (readonly [T, string])[];
  selected: T;
  onSelect(tab: T): void;
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs that share one panel. Arrow keys, Home and End move between them. */
export function Tabs<T extends string>({ label, tabs, selected, onSelect, children }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(([tab]) => tab === selected);
    const step = STEPS[event.key];
    const to = event.key === "Home"
      ? 0
      : event.key === "End"
      ? tabs.length - 1
      : step && (at + step + tabs.length) % tabs.length;
    const tab = to === undefined ? undefined : tabs[to]?.[0];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.focus();
    onSelect(tab);
  }

  return (
    <div className="stack">
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(([tab, name]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>{children}</div>
    </div>
  );
}
