import { type InputHTMLAttributes, useId } from "react";
import { Field } from "./Field.tsx";
import { PasswordInput } from "./PasswordInput.tsx";

interface TextFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  multiline?: boolean;
  placeholder?: string | undefined;
  type?: "text" | "password" | "url";
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>["inputMode"] | undefined;
  className?: string | undefined;
  lang?: string | undefined;
  /** What may be chosen instead of typing. */
  suggestions?: readonly string[] | undefined;
}

/** A text input, or with `multiline` a textarea that grows with its contents. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, required, multiline, className, type = "text", ...rest } =
    props;
  const { placeholder, autoComplete = "off", autoFocus, inputMode, lang, suggestions } = rest;
  const listId = useId();
  if (type === "password") {
    return (
      <Field label={label} hint={hint} error={error} required={required} className={className ?? ""}>
        {(control) => (
          <PasswordInput
            {...control}
            className="input"
            value={value}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    );
  }
  return (
    <Field label={label} hint={hint} error={error} required={required} className={className ?? ""}>
      {(control) =>
        multiline
          ? (
            <textarea
              {...control}
              className="input"
              rows={3}
              value={value}
              placeholder={placeholder}
              lang={lang}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )
          : (
            <>
              <input
                {...control}
                className="input"
                type={type === "url" ? "text" : type}
                inputMode={type === "url" ? "url" : inputMode}
                value={value}
                placeholder={placeholder}
                lang={lang}
                autoComplete={autoComplete}
                autoFocus={autoFocus}
                autoCapitalize={type === "url" || autoComplete === "username" ? "none" : undefined}
                spellCheck={type === "text" && autoComplete === "off"}
                onChange={(event) => onChange(event.currentTarget.value)}
                list={suggestions && listId}
              />
              {suggestions && (
                <datalist id={listId}>
                  {suggestions.map((text) => <option key={text} value={text} />)}
                </datalist>
              )}
            </>
          )}
    </Field>
  );
}
