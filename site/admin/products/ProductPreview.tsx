import { type ReactNode, useState } from "react";
import { productTexts } from "./product_texts.ts";
import { useWide } from "../use_wide.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { PreviewPage, type PreviewProps } from "./PreviewPage.tsx";

const own = productTexts.preview;
const KEY = "admin-preview";

/**
 * The form with its page: beside it where there is room, in a dialog elsewhere. `children` is given the button that
 * shows and hides it.
 */
export function WithPreview(
  { children, ...preview }: PreviewProps & { children(button: ReactNode): ReactNode },
) {
  const isWide = useWide();
  const [isBeside, setBeside] = useState(wasBeside);
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    remember(!isBeside);
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

/** Storage can be refused: then it is shown each time anew. */
function wasBeside(): boolean {
  try {
    return localStorage.getItem(KEY) !== "hidden";
  } catch {
    return true;
  }
}

function remember(isBeside: boolean): void {
  try {
    localStorage.setItem(KEY, isBeside ? "shown" : "hidden");
  } catch {
    // It holds for as long as the page is open.
  }
}
