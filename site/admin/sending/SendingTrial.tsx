import type { ReactNode } from "react";
import { SendingTestSchema } from "../../../contract/sending.ts";
import { read } from "../api.ts";
import { useCall } from "../use_call.ts";
import { Button } from "../ui/Button.tsx";
import { Alert } from "../ui/Notice.tsx";
import { sendingTexts } from "./sending_texts.ts";

export const SENDING_PATH = "/api/admin/sending";

interface Props {
  path: string;
  body?: unknown;
  label: string;
  children?: ReactNode;
}

/** Tries what is set, and says in a sentence how that went. */
export function SendingTrial({ path, body, label, children }: Props) {
  const trial = useCall({
    send: () => read(path, SendingTestSchema, { method: "POST", body }),
    failed: ({ message }) => message,
    refreshes: false,
  });
  return (
    <form
      className="form-stack sending-trial"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        trial.run();
      }}
    >
      {children}
      <Button type="submit" aria-disabled={trial.isPending}>
        {trial.isPending ? sendingTexts.mail.testing : label}
      </Button>
      {trial.data?.sent && !trial.isPending && <p role="status">{trial.data.message}</p>}
      {trial.data?.sent === false && !trial.isPending && (
        <Alert>
          <p>{trial.data.message}</p>
          {trial.data.detail && <p className="muted break">{sendingTexts.answered} {trial.data.detail}</p>}
        </Alert>
      )}
    </form>
  );
}
