import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { Icon } from "./Icon.tsx";

/** A secret text, which its button shows until it is pressed again or the form is sent. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    // Sent as a plain text, browsers would remember it.
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <span className="password-input">
      <input {...props} ref={input} type={isShown ? "text" : "password"} autoCapitalize="none" />
      <button
        type="button"
        className="icon-button"
        aria-label={texts.form.showTyped}
        title={texts.form.showTyped}
        aria-pressed={isShown}
        // Who types goes on typing.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="eye" size={18} />
      </button>
    </span>
  );
}
