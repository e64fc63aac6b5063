import { useState } from "react";
import { Field } from "../../ui/Field.tsx";
import type { EmbedTexts } from "./texts/en.ts";

const KEY = /^pk_\w{1,60}$/;

interface Props {
  texts: EmbedTexts;
  partner: string | null;
  onChange: (partner: string | null) => void;
}

/** The partner's key. An invalid key stays in the field to be corrected, but is left out of the snippets. */
export function PartnerField({ texts, partner, onChange }: Props) {
  const [typed, setTyped] = useState(partner ?? "");
  const isWrong = typed.trim() !== "" && !KEY.test(typed.trim());
  return (
    <Field
      form="embed"
      name="partner"
      label={texts.partner}
      hint={texts.partnerHint}
      {...(isWrong && { error: texts.partnerWrong })}
    >
      {(control) => (
        <input
          {...control}
          required={false}
          value={typed}
          placeholder="pk_…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onChange(KEY.test(value.trim()) ? value.trim() : null);
          }}
        />
      )}
    </Field>
  );
}
