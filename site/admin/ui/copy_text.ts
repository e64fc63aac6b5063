import { texts } from "../texts.ts";
import { showError, showSuccess } from "../toasts.ts";

/**
 * Copies a text and says whether it worked. Pages on plain HTTP have no clipboard API: there `select` selects the
 * text where it is shown, and `execCommand` copies the selection.
 */
export async function copyText(
  text: string,
  select: () => void,
  said: readonly [string, string?] = [texts.copy.done],
): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else {
      select();
      if (!document.execCommand("copy")) throw new Error("Cannot copy: the browser refused");
    }
    showSuccess(...said);
  } catch {
    showError(texts.copy.failed);
  }
}
