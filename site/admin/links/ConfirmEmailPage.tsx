import { useState } from "react";
import { Link } from "wouter";
import { ConfirmedEmailSchema } from "../../../contract/invitation.ts";
import { Button } from "../ui/Button.tsx";
import { GatePage } from "../ui/GatePage.tsx";
import { Alert } from "../ui/Notice.tsx";
import { linkTexts } from "./link_texts.ts";
import { useLinkForm, useLinkToken } from "./use_link_form.ts";

const own = linkTexts.email;

/** Confirms an address by the link that was mailed to it. A button does, since mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const form = useLinkForm({}, {
    path: "/api/admin/link/email",
    body: () => ({ token }),
    async onDone(response) {
      setConfirmed(ConfirmedEmailSchema.parse(await response.json()).email);
    },
  });
  return (
    <GatePage title={own.title} intro={confirmed ? "" : own.intro}>
      {confirmed
        ? <p role="status">{own.done(confirmed)}</p>
        : !token
        ? <Alert>{linkTexts.incomplete}</Alert>
        : (
          <form className="login-form" noValidate onSubmit={form.submit}>
            {form.problem && <Alert>{form.problem}</Alert>}
            <Button look="primary" type="submit" aria-disabled={form.busy}>
              {form.busy ? linkTexts.sending : own.submit}
            </Button>
          </form>
        )}
      <p className="gate-more">
        <Link href="/admin">{linkTexts.toLogin}</Link>
      </p>
    </GatePage>
  );
}
