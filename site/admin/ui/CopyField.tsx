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

/** A read-only text with a copy button. It can also be selected by hand. */
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

/** Pages on plain HTTP have no clipboard API, so `execCommand` is the fallback. */
async function copy(text: string, input: HTMLInputElement | null): Promise<void> {
  if (navigator.clipboard) return await navigator.clipboard.writeText(text);
  input?.select();
  if (!document.execCommand("copy")) throw new Error("Cannot copy: the browser refused");
}
