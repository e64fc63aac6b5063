import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { richTextTexts as own } from "./rich_text_texts.ts";

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)\S+$/;

/** Asks for the URL of the selected text. An empty URL removes the link. */
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

  return (
    <FormDialog
      title={own.linkTitle}
      submit={own.apply}
      onSubmit={apply}
      onClose={onClose}
      buttons={before && (
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
    >
      <TextField
        label={own.linkAddress}
        hint={own.linkHint}
        value={href}
        onChange={setHref}
        error={wrong ? own.linkWrong : undefined}
        type="url"
        autoFocus
      />
    </FormDialog>
  );
}

function linkTo(href: string) {
  return { type: "link", attrs: { href } };
}
