import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import { createStore, useStore, withMember } from "../ui/create_store.ts";
import { texts } from "./texts.ts";

/** Forms that hold changes which are not stored yet. */
const dirtyForms = createStore<ReadonlySet<symbol>>(new Set());

const isDirty = (): boolean => dirtyForms.get().size > 0;

function setDirty(form: symbol, dirty: boolean): void {
  dirtyForms.set(withMember(dirtyForms.get(), form, dirty));
}

export const useHasUnsavedChanges = (): boolean => useStore(dirtyForms).size > 0;

/** Asks before unsaved changes are dropped; true when there are none or the person agrees. */
export function mayLeave(): boolean {
  if (!isDirty()) return true;
  if (!confirm(texts.form.leave)) return false;
  dirtyForms.set(new Set());
  return true;
}

/** Declares whether a form holds unsaved changes; `release` lets the next navigation pass after a save. */
export function useUnsavedGuard(dirty: boolean, form: symbol): { release(): void } {
  useEffect(() => {
    setDirty(form, dirty);
    return () => setDirty(form, false);
  }, [dirty, form]);
  return { release: () => setDirty(form, false) };
}

/** For wouter's `<Router aroundNav>`: no link or button leaves a changed form without a question. */
export const guardedNavigation: AroundNavHandler = (navigate, to, options) => {
  if (mayLeave()) navigate(to, options);
};

/**
 * Guards the Back button and the closing of the tab. Must run before wouter starts to listen, so that a refused
 * step back stays unseen by it. The History API cannot say in which direction a step went: the address of the
 * form is pushed again.
 */
export function guardWindow(): void {
  let address = location.href;
  let state: unknown = history.state;
  for (const event of ["pushState", "replaceState"]) {
    addEventListener(event, () => [address, state] = [location.href, history.state]);
  }
  addEventListener("popstate", (event) => {
    if (mayLeave()) {
      [address, state] = [location.href, history.state];
    } else {
      event.stopImmediatePropagation();
      history.pushState(state, "", address);
    }
  });
  addEventListener("beforeunload", (event) => {
    if (isDirty()) event.preventDefault();
  });
}
