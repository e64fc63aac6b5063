import { effect } from "../kit/view_kit.ts";
import type { ChatModel } from "./ChatModel.ts";

/**
 * Brings the newest into view as it comes: a long answer from its beginning, below what was asked. Who scrolls away is
 * left alone until they ask more. Gives back its undo.
 */
export function keepInView(
  panel: HTMLElement,
  { entries, arriving, waiting, trouble }: ChatModel,
  shown: () => unknown,
): () => void {
  let questions = -1;
  let left = 0;

  function show() {
    const log = panel.querySelector(".log");
    if (!log) return;
    const asked = [...log.querySelectorAll<HTMLElement>(".user")];
    if (questions === asked.length && Math.abs(log.scrollTop - left) > 9) return;
    questions = asked.length;
    const top = (asked.at(-1)?.offsetTop ?? 0) - 12;
    log.scrollTop = trouble.value ? log.scrollHeight : top;
    left = log.scrollTop;
  }

  // A closed panel has no lengths.
  panel.addEventListener("toggle", () => {
    questions = -1;
    show();
  });
  return effect(() => {
    void [entries.value, arriving.value, waiting.value, trouble.value, shown()];
    // After the view, which another effect draws.
    queueMicrotask(show);
  });
}
