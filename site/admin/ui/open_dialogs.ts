import { createStore } from "../../ui/create_store.ts";

/** The open modal dialogs, the topmost last. Everything outside the topmost one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Registers an open dialog. Returns a function that unregisters it. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
}
