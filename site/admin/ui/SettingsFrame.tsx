import type { ReactNode } from "react";
import type { Draft } from "../draft.ts";
import { mayLeave } from "../unsaved_guard.ts";
import type { Editor } from "../use_editor.ts";
import { EditorFrame } from "./EditorFrame.tsx";

interface Props<D extends Draft> {
  title: string;
  form: Editor<D>;
  labels: Record<keyof D & string, string>;
  onInvalid?(): void;
  children: ReactNode;
}

/** The form of a document that there is one of: it stays open over what was saved. */
export function SettingsFrame<D extends Draft>(props: Props<D>) {
  return (
    <EditorFrame
      {...props}
      keepFocus
      onCancel={() => {
        if (mayLeave()) props.form.discard();
      }}
    />
  );
}
