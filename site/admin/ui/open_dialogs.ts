/** The modal dialogs that are open, the topmost last. What is outside of it can be neither pressed nor read out. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Says that a dialog is open, until the function that it gives is called. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  publish([...open, dialog]);
  return () => publish(open.filter((other) => other !== dialog));
}

/** Where something has to stand to be reached: the topmost dialog, else the page. */
export const reachablePlace = (): HTMLElement => open.at(-1) ?? document.body;

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
