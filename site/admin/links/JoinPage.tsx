import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import { OfferedInvitationSchema } from "../../../contract/invitation.ts";
import { SessionSchema } from "../../../contract/session.ts";
import { accountTexts } from "../account/account_texts.ts";
import { read } from "../api.ts";
import { keepSession } from "../session.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { GatePage } from "../ui/GatePage.tsx";
import { Alert } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { linkTexts } from "./link_texts.ts";
import { NewPassword } from "./NewPassword.tsx";
import { useLinkForm, useLinkToken } from "./use_link_form.ts";

const own = linkTexts.join;
const { roles, may } = accountTexts.accounts;

/** Makes the account of somebody who was invited. */
export function JoinPage() {
  const token = useLinkToken();
  const offered = useQuery({
    queryKey: ["/api/admin/link/invitation", token],
    queryFn: ({ signal }) =>
      read("/api/admin/link/invitation", OfferedInvitationSchema, {
        method: "POST",
        body: { token },
        signal,
      }),
    enabled: token !== null,
  });
  const invitation = offered.data;
  const intro = invitation ? own.intro(roles[invitation.role], may[invitation.role]) : linkTexts.sending;
  return (
    <GatePage title={own.title} intro={token && !offered.isError ? intro : ""}>
      {(!token || offered.isError) && (
        <>
          <Alert>{offered.error?.message ?? linkTexts.incomplete}</Alert>
          <p className="gate-more">
            <Link href="/admin">{linkTexts.toLogin}</Link>
          </p>
        </>
      )}
      {token && invitation && <JoinForm token={token} email={invitation.email} />}
    </GatePage>
  );
}

function JoinForm({ token, email }: { token: string; email: string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useLinkForm({ username: email, password: "", repeat: "" }, {
    path: "/api/admin/link/join",
    body: ({ username, password }) => ({ token, username: username.trim(), password }),
    async onDone(response) {
      showSuccess(...own.success);
      await keepSession(client, SessionSchema.parse(await response.json()));
      navigate("/admin/dashboard", { replace: true });
    },
  });
  return (
    <form className="login-form" noValidate onSubmit={form.submit}>
      {form.problem && <Alert>{form.problem}</Alert>}
      <TextField
        label={own.username}
        hint={own.usernameHint}
        autoComplete="username"
        {...form.field("username")}
      />
      <NewPassword field={form.field} />
      <Button look="primary" type="submit" aria-disabled={form.busy}>
        {form.busy ? linkTexts.sending : own.submit}
      </Button>
    </form>
  );
}
