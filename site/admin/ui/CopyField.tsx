import { useRef } from "react";
import { mediaTexts } from "../media/media_texts.ts";
import { Button } from "./Button.tsx";
import { Field } from "./Field.tsx";

interface Props {
  label: string;
  value: string;
  onCopied(): void;
  onFailed(): void;
}

/** A text to take along: one press copies it, and by hand it can be selected. */
export function CopyField({ label, value, onCopied, onFailed }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label}>
      {(control) => (
        <span className="copy-field">
          <input
            {...control}
            ref={input}
            className="input"
            readOnly
            value={value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button icon="copy" onClick={() => void copy(value, input.current).then(onCopied, onFailed)}>
            {mediaTexts.copy}
          </Button>
        </span>
      )}
    </Field>
  );
}

/** The clipboard is closed to pages that come over plain http; there the old way still works. */
async function copy(text: string, input: HTMLInputElement | null): Promise<void> {
  if (navigator.clipboard) return await navigator.clipboard.writeText(text);
  input?.select();
  if (!document.execCommand("copy")) throw new Error("Cannot copy: the browser refused");
}
