import { type ReactNode, useState } from "react";
import { previewTexts as own } from "./preview_texts.ts";
import { readStored, writeStored } from "../../ui/stored_text.ts";
import { useWide } from "../use_wide.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { PreviewPage, type PreviewProps } from "./PreviewPage.tsx";

const KEY = "admin-preview";

/**
 * A form with its preview beside it, or in a dialog on a small screen. `children` receives the toggle button.
 */
export function WithPreview(
  { children, ...preview }: PreviewProps & { children(button: ReactNode): ReactNode },
) {
  const isWide = useWide();
  const [isBeside, setBeside] = useState(() => readStored(KEY) !== "hidden");
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    writeStored(KEY, isBeside ? "hidden" : "shown");
    setBeside(!isBeside);
  };
  const button = isWide
    ? <Button icon="external" aria-pressed={isBeside} onClick={toggle}>{own.open}</Button>
    : <Button icon="external" aria-haspopup="dialog" onClick={() => setOpen(true)}>{own.open}</Button>;
  return (
    <div className="beside" data-beside={isWide && isBeside || undefined}>
      {children(button)}
      {isWide && isBeside && (
        <aside className="beside-pane" aria-label={own.title}>
          <PreviewPage {...preview} width="phone" />
        </aside>
      )}
      {!isWide && isOpen && (
        <Dialog
          title={own.title}
          className="dialog-preview"
          onClose={() => setOpen(false)}
        >
          <PreviewPage {...preview} width="desk" />
          <footer className="dialog-footer">
            <Button onClick={() => setOpen(false)}>{own.close}</Button>
          </footer>
        </Dialog>
      )}
    </div>
  );
}
