import { useState } from "react";
import { LoginForm } from "./LoginForm.tsx";
import { texts } from "./texts.ts";
import { Dialog } from "./ui/Dialog.tsx";

/** The session ended over a form with unsaved changes: the login comes to the form, so that nothing is lost. */
export function ExpiredDialog() {
  const [credentials, setCredentials] = useState({ username: "", password: "" });
  return (
    <Dialog title={texts.login.expired} className="dialog-narrow">
      <p>{texts.login.expiredIntro}</p>
      <LoginForm credentials={credentials} onChange={setCredentials} />
    </Dialog>
  );
}
