import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { FindingSchema } from "../../../contract/finding.ts";
import { withParams } from "../api.ts";
import { useMay } from "../rights.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { useRead } from "../use_read.ts";
import { findTexts as own } from "./find_texts.ts";
import { type FoundOption, type OptionGroup, optionsOf, pagesNamed } from "./found_options.ts";

const PATH = "/api/admin/find";
const TYPING_PAUSE_MS = 120;

/** One box for everything in the panel: a combobox whose list is grouped by kind. */
export function FindDialog({ onClose }: { onClose(): void }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const asked = usePaused(typed.trim());
  const { groups, isCurrent, query } = useFound(asked);
  const options = groups.flatMap((group) => group.options);
  const [place, setPlace] = useState(0);
  const active = Math.min(place, options.length - 1);
  const go = useFollow(onClose);
  // Who presses Enter before the answer is there wants its first row.
  const [waits, setWaits] = useState(false);
  const isSettled = isCurrent && asked === typed.trim();

  const arrived = useEffectEvent(() => {
    setWaits(false);
    if (options[0]) go(options[0]);
  });
  useEffect(() => {
    if (waits && isSettled) arrived();
  }, [waits, isSettled]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const count = options.length;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
    if (to !== undefined && count > 0) setPlace((to + count) % count);
    else if (event.key === "Enter" && isSettled && options[active]) go(options[active]);
    else if (event.key === "Enter" && typed.trim()) setWaits(true);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={own.title} className="find" onClose={onClose}>
      <div className="search">
        <label htmlFor={id} className="visually-hidden">{own.label}</label>
        <Icon name="search" size={18} />
        <input
          id={id}
          type="text"
          className="input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          placeholder={own.placeholder}
          value={typed}
          maxLength={300}
          autoComplete="off"
          autoFocus
          enterKeyHint="search"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(0);
            setWaits(false);
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {!typed.trim() ? "" : isSettled ? own.found(options.length) : own.searching}
      </p>
      {query.isError && !query.data
        ? <LoadFailure title={own.error} query={query} />
        : typed.trim() === ""
        ? <p className="muted find-hint">{own.hint}</p>
        : options.length > 0
        ? <OptionList id={id} groups={groups} active={active} onFollow={go} />
        : isSettled && (
          <div className="find-hint">
            <p className="break">{own.none(asked)}</p>
            <p className="muted">{own.noneHint}</p>
          </div>
        )}
    </Dialog>
  );
}

interface OptionListProps {
  id: string;
  groups: OptionGroup[];
  active: number;
  onFollow(option: FoundOption): void;
}

function OptionList({ id, groups, active, onFollow }: OptionListProps) {
  let place = 0;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={own.title} className="find-list">
      {groups.map(({ title, icon, options }) => (
        <div key={title} role="group" aria-label={title}>
          <p className="find-kind" aria-hidden="true">
            <Icon name={icon} size={16} />
            {title}
          </p>
          {options.map((option) => {
            const nth = place++;
            return (
              <a
                key={nth}
                id={`${id}-${nth}`}
                href={option.href}
                role="option"
                aria-selected={nth === active}
                tabIndex={-1}
                className="find-option"
                // The focus stays in the box.
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  // A click that opens a tab is the browser's.
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onFollow(option);
                }}
              >
                <span className="break">{option.title}</span>
                {option.detail && <span className="muted find-detail">{option.detail}</span>}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useFound(asked: string) {
  const may = useMay();
  const query = useRead(withParams(PATH, { q: asked }), FindingSchema, {
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const found = asked === "" ? [] : query.data ?? [];
  return {
    query,
    groups: asked === "" ? [] : [
      ...pagesNamed(asked, may),
      ...found.map((group) => optionsOf(group, asked)),
    ],
    isCurrent: asked === "" || query.isSuccess && !query.isPlaceholderData,
  };
}

/** Leads to what was chosen. Where a form has unsaved changes, that is asked first. */
function useFollow(onClose: () => void): (option: FoundOption) => void {
  const [, navigate] = useLocation();
  return ({ href }) => {
    onClose();
    navigate(href);
  };
}

/** The text as it was when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
