import { Link } from "wouter";
import { Button } from "../ui/Button.tsx";
import { GatePage } from "../ui/GatePage.tsx";
import { Alert } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { linkTexts } from "./link_texts.ts";
import { useLinkForm } from "./use_link_form.ts";

const own = linkTexts.forgotten;

/** Asks for a link by mail. What it says tells nobody whether there is such an account. */
export function ForgottenPage() {
  const form = useLinkForm({ who: "" }, {
    path: "/api/admin/link/forgotten",
    body: (typed) => typed,
    onDone() {},
  });
  return (
    <GatePage title={own.title} intro={own.intro}>
      {form.isDone
        ? <p role="status">{own.sent}</p>
        : (
          <form className="login-form" noValidate onSubmit={form.submit}>
            {form.problem && <Alert>{form.problem}</Alert>}
            <TextField label={own.who} autoComplete="username" autoFocus {...form.field("who")} />
            <Button look="primary" type="submit" aria-disabled={form.busy}>
              {form.busy ? linkTexts.sending : own.submit}
            </Button>
          </form>
        )}
      <p className="gate-more muted">{own.noMail}</p>
      <p className="gate-more">
        <Link href="/admin">{linkTexts.toLogin}</Link>
      </p>
    </GatePage>
  );
}
