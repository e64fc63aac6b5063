import { useRef } from "react";
import { texts } from "../texts.ts";
import { Button } from "./Button.tsx";
import { copyText } from "./copy_text.ts";
import { Field } from "./Field.tsx";

interface Props {
  label: string;
  value: string;
  /** What is said once it is copied, if not the usual. */
  said?: readonly [string, string?];
}

/** A read-only text with a copy button. It can also be selected by hand. */
export function CopyField({ label, value, said }: Props) {
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
          <Button icon="copy" onClick={() => void copyText(value, () => input.current?.select(), said)}>
            {texts.copy.copy}
          </Button>
        </span>
      )}
    </Field>
  );
}
