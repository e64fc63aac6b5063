import type { VNode } from "preact";
import type { Bring } from "../../contract/bring.ts";
import css from "./dialog.css" with { type: "text" };
import { createRegistration, type RegistrationOptions } from "./registration/registration.ts";
import typing from "./typing.css" with { type: "text" };
import { loadRegistrationTexts } from "./registration/registration_texts.ts";
import { RegistrationDialog } from "./registration/RegistrationDialog.tsx";

export { askAt } from "./ask_assistant.ts";
export { ModalDialog } from "./ModalDialog.tsx";

interface Parts extends RegistrationOptions {
  adopt: (css: string) => void;
  bring: Bring;
  lang: string;
  onCancel: () => void;
}

/** The registration, whose dialog is drawn by what this gives back. */
export async function createRegistrationView(
  { adopt, bring, lang, onCancel, ...options }: Parts,
): Promise<() => VNode> {
  const { texts } = await loadRegistrationTexts(bring, lang);
  adopt(css);
  adopt(typing);
  const registration = createRegistration(options);
  return () => (
    <RegistrationDialog
      registration={registration}
      texts={texts}
      onCancel={() => {
        registration.reset();
        onCancel();
      }}
    />
  );
}
