import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";

interface Tab {
  /** Id of the panel, and so its anchor: `/product/x#safety` opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

/** Where the screen is narrower, the style sheet shows all panels, one below the other. */
const WIDE = "(min-width: 48rem)";

/**
 * Tabs. On a phone and without JavaScript they are plain sections, one below the other. With it the style sheet hides all
 * but one from the first paint (class `js` on the document), so that hydration causes no layout shift.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [open, setOpen] = useState(tabs[0]!.id);
  const [live, setLive] = useState(false);

  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (tabs.some(({ id }) => id === wanted)) setOpen(wanted);
    const wide = matchMedia(WIDE);
    const follow = () => setLive(wide.matches);
    follow();
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, []);

  function step(event: KeyboardEvent) {
    const current = tabs.findIndex(({ id }) => id === open);
    const next =
      { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    setOpen(tab.id);
    document.getElementById(`tab-${tab.id}`)?.focus();
  }

  return (
    <div className="tabs" data-live={live || undefined}>
      <div
        className="tab-list"
        role={live ? "tablist" : undefined}
        aria-label={live ? label : undefined}
        onKeyDown={step}
      >
        {tabs.map(({ id, title }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            data-open={id === open || undefined}
            onClick={(event) => {
              event.preventDefault();
              setOpen(id);
            }}
            {...(live && {
              role: "tab",
              "aria-selected": id === open,
              "aria-controls": id,
              tabIndex: id === open ? 0 : -1,
            })}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className="tab-panel"
          data-open={id === open || undefined}
          {...(live && { role: "tabpanel", "aria-labelledby": `tab-${id}`, tabIndex: 0 })}
        >
          <h2>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
