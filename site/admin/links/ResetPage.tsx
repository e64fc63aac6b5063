import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { forgetSession } from "../session.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { GatePage } from "../ui/GatePage.tsx";
import { Alert } from "../ui/Notice.tsx";
import { linkTexts } from "./link_texts.ts";
import { NewPassword } from "./NewPassword.tsx";
import { useLinkForm, useLinkToken } from "./use_link_form.ts";

const own = linkTexts.reset;

/** Takes another password of who has the link of a mail. */
export function ResetPage() {
  const token = useLinkToken();
  return (
    <GatePage title={own.title} intro={own.intro}>
      {token ? <ResetForm token={token} /> : <Alert>{linkTexts.incomplete}</Alert>}
      <p className="gate-more">
        <Link href="/admin">{linkTexts.toLogin}</Link>
      </p>
    </GatePage>
  );
}

function ResetForm({ token }: { token: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useLinkForm({ password: "", repeat: "" }, {
    path: "/api/admin/link/reset",
    body: ({ password }) => ({ token, password }),
    onDone() {
      showSuccess(...own.success);
      forgetSession(client);
      navigate("/admin", { replace: true });
    },
  });
  return (
    <form className="login-form" noValidate onSubmit={form.submit}>
      {form.problem && <Alert>{form.problem}</Alert>}
      <NewPassword field={form.field} />
      <Button look="primary" type="submit" aria-disabled={form.busy}>
        {form.busy ? linkTexts.sending : own.submit}
      </Button>
    </form>
  );
}
