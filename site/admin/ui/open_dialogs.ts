import { createStore } from "../../ui/create_store.ts";

/** The modal dialogs that are open, the topmost last. Nothing outside the topmost one can be pressed or read out. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Registers a dialog as open until the function that it returns is called. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
}
