import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import { createStore, useStore, withMember } from "../ui/create_store.ts";
import { ask, type Question } from "./ask.ts";
import { texts } from "./texts.ts";

/** The forms with unsaved changes. */
const dirtyForms = createStore<ReadonlySet<symbol>>(new Set());

const isDirty = (): boolean => dirtyForms.get().size > 0;

function setDirty(form: symbol, dirty: boolean): void {
  dirtyForms.set(withMember(dirtyForms.get(), form, dirty));
}

export const useHasUnsavedChanges = (): boolean => useStore(dirtyForms).size > 0;

/** Calls `leave` where nothing is unsaved; else asks first, and calls it if the user agrees. */
export function leaveForms(
  leave: () => void,
  question: Pick<Question, "words" | "yes"> = texts.form.leaving,
): void {
  if (!isDirty()) return leave();
  ask({
    ...question,
    run() {
      dirtyForms.set(new Set());
      leave();
    },
  });
}

/** Registers whether a form has unsaved changes. `release` allows the next navigation, after a save. */
export function useUnsavedGuard(dirty: boolean, form: symbol): { release(): void } {
  useEffect(() => {
    setDirty(form, dirty);
    return () => setDirty(form, false);
  }, [dirty, form]);
  return { release: () => setDirty(form, false) };
}

/** For wouter's `<Router aroundNav>`: asks before a link or button leaves a changed form. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  leaveForms(() => navigate(to, options));
};

/**
 * Guards the Back button and the closing of the tab. Must run before wouter adds its listeners, so that
 * wouter does not see a refused step. The History API does not tell the direction of a step, so the form's
 * URL is pushed again, and whoever agrees to leave goes back from there.
 */
export function guardWindow(): void {
  let address = location.href;
  let state: unknown = history.state;
  for (const event of ["pushState", "replaceState"]) {
    addEventListener(event, () => [address, state] = [location.href, history.state]);
  }
  addEventListener("popstate", (event) => {
    if (!isDirty()) {
      [address, state] = [location.href, history.state];
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(state, "", address);
    leaveForms(() => history.back());
  });
  addEventListener("beforeunload", (event) => {
    if (isDirty()) event.preventDefault();
  });
}
