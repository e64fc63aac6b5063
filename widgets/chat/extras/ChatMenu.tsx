import { icon } from "../../kit/icons.tsx";
import type { ExtrasTexts } from "./texts/en.ts";

interface ChatMenuProps {
  texts: ExtrasTexts;
  /** The conversation is empty, so there is nothing to save or to clear. */
  isEmpty: boolean;
  onMessage: () => void;
  onDownload: () => void;
  onClear: () => void;
  onClose: () => void;
  /** Called when the focus leaves the menu. */
  onLeave: () => void;
}

const ENVELOPE = "M4 6h16v12H4zM4 7l8 6 8-6";
const DOWN = "M12 4v11M7 11l5 5 5-5M5 20h14";
const BIN = "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13";

/** The menu of other actions, below its button in the header. */
export function ChatMenu(props: ChatMenuProps) {
  const { texts, isEmpty, onMessage, onDownload, onClear, onClose, onLeave } = props;
  return (
    <div
      class="menu"
      role="menu"
      part="menu"
      aria-label={texts.menu}
      ref={focusFirst}
      onKeyDown={(event) => onMenuKey(event, onClose)}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) onLeave();
      }}
    >
      <button type="button" role="menuitem" tabIndex={-1} onClick={onMessage}>
        {icon(ENVELOPE)}
        {texts.message}
      </button>
      {!isEmpty && (
        <>
          <button type="button" role="menuitem" tabIndex={-1} onClick={onDownload}>
            {icon(DOWN)}
            {texts.download}
          </button>
          <button type="button" role="menuitem" tabIndex={-1} onClick={onClear}>
            {icon(BIN)}
            {texts.clear}
          </button>
        </>
      )}
    </div>
  );
}

function focusFirst(menu: HTMLElement | null) {
  const root = menu?.getRootNode() as ShadowRoot | undefined;
  if (menu && !menu.contains(root?.activeElement ?? null)) menu.querySelector("button")?.focus();
}

function onMenuKey(event: KeyboardEvent & { currentTarget: HTMLElement }, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll("button")];
  const at = items.indexOf(event.target as HTMLButtonElement);
  const to = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at || items.length) - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (to === undefined && event.key !== "Escape" && event.key !== "Tab") return;
  event.preventDefault();
  // Escape closes the menu, not the chat below it.
  event.stopPropagation();
  if (to !== undefined) return items[to]!.focus();
  const panel = event.currentTarget.parentElement;
  close();
  panel?.querySelector<HTMLElement>("[part=more]")?.focus();
}
