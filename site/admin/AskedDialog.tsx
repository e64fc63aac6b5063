import { useStore } from "../ui/create_store.ts";
import { asked } from "./ask.ts";
import { texts } from "./texts.ts";
import { Button } from "./ui/Button.tsx";
import { Dialog } from "./ui/Dialog.tsx";

/** The question that somebody asked by `ask`. The focus is on the button that changes nothing. */
export function AskedDialog() {
  const question = useStore(asked);
  if (!question) return null;
  const { words, yes, look = "danger", run } = question;
  const [title = "", ...paragraphs] = words.split("\n\n");
  const close = () => asked.set(null);
  return (
    <Dialog title={title} isQuestion onClose={close}>
      {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      <footer className="dialog-footer">
        <Button onClick={close}>{texts.list.cancel}</Button>
        <Button
          look={look}
          changes={false}
          onClick={() => {
            close();
            run();
          }}
        >
          {yes}
        </Button>
      </footer>
    </Dialog>
  );
}
