import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { blogTexts } from "./blog_texts.ts";

const own = blogTexts.editor;
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/;

/** Asks where the chosen words lead; an empty address takes the link away. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [before] = useState(() => String(editor.getAttributes("link").href ?? ""));
  const [href, setHref] = useState(before);
  const [wrong, setWrong] = useState(false);
  const links = () => editor.chain().focus().extendMarkRange("link");

  function apply(): void {
    const address = href.trim();
    if (address && !ADDRESS.test(address)) return setWrong(true);
    if (!address) links().unsetLink().run();
    else if (before || !editor.state.selection.empty) links().setLink({ href: address }).run();
    else {editor.chain().focus().insertContent({ type: "text", text: address, marks: [linkTo(address)] })
        .run();}
    onClose();
  }

  return createPortal(
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form around the editor is another one.
        event.stopPropagation();
        apply();
      }}
    >
      <Dialog title={own.linkTitle} onClose={onClose} className="dialog-narrow">
        <TextField
          label={own.linkAddress}
          hint={own.linkHint}
          value={href}
          onChange={setHref}
          error={wrong ? own.linkWrong : undefined}
          type="url"
          autoFocus
        />
        <footer className="dialog-footer">
          {before && (
            <Button
              look="danger"
              onClick={() => {
                links().unsetLink().run();
                onClose();
              }}
            >
              {own.unlink}
            </Button>
          )}
          <Button onClick={onClose}>{texts.list.cancel}</Button>
          <Button look="primary" type="submit">{own.apply}</Button>
        </footer>
      </Dialog>
    </form>,
    document.body,
  );
}

function linkTo(href: string) {
  return { type: "link", attrs: { href } };
}
