import { useState } from "react";
import {
  type Invitation,
  InvitationSchema,
  type SentInvitation,
  SentInvitationSchema,
} from "../../../contract/invitation.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { send } from "../api.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { actionsColumn } from "../list/RowActions.tsx";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { Panel } from "../ui/Panel.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useCall } from "../use_call.ts";
import { useAll } from "../use_read.ts";
import { accountTexts } from "./account_texts.ts";
import { usePasswordDialog } from "./PasswordDialog.tsx";
import { FIRST_ROLE, RoleField } from "./RoleField.tsx";
import { useAccountForm } from "./use_account_call.ts";

const own = accountTexts.invitations;
const PATH = "/api/admin/invitations";

/** Who is invited and has made no account yet, for owners. */
export function Invitations() {
  const [inviting, setInviting] = useState(false);
  const [sent, setSent] = useState<SentInvitation | null>(null);
  const invitations = useAll(PATH, InvitationSchema);
  const password = usePasswordDialog();
  const withdraw = useCall({
    send: ({ id }: Invitation) => send(`${PATH}/${id}`, { method: "DELETE" }),
    onDone: () => showSuccess(own.withdrawn),
    failed: own.failed,
  });
  /** Shows the link if no mail has brought it. */
  async function tell(response: Response): Promise<void> {
    const made = SentInvitationSchema.parse(await response.json());
    if (made.link) setSent(made);
    else showSuccess(own.sent(made.email));
  }
  const resend = ({ id, email }: Invitation) =>
    password.ask({
      title: own.resendTitle(email),
      intro: own.resendIntro,
      submit: own.resend,
      failed: own.failed,
      path: `${PATH}/${id}/resend`,
      method: "POST",
      onDone: tell,
    });
  return (
    <Panel
      title={own.title}
      aside={
        <Button
          icon="mail"
          onClick={() => setInviting(true)}
        >
          {own.invite}
        </Button>
      }
    >
      {invitations.isError && <Alert>{invitations.error.message}</Alert>}
      {invitations.data?.length === 0 ? <p className="panel-padded muted">{own.none}</p> : (
        <DataTable
          caption={own.title}
          columns={[
            ...columns,
            actionsColumn<Invitation>(({ email }) => email, (invitation) => [
              { label: own.resend, run: () => resend(invitation) },
              { label: own.withdraw, run: () => withdraw.run(invitation) },
            ]),
          ]}
          rows={invitations.data}
          keyOf={({ id }) => id}
        />
      )}
      {password.dialog}
      {inviting && <InviteDialog onDone={tell} onClose={() => setInviting(false)} />}
      {sent?.link && <LinkDialog sent={sent} link={sent.link} onClose={() => setSent(null)} />}
    </Panel>
  );
}

const columns: Column<Invitation>[] = [
  { header: own.columns[0], cell: ({ email }) => <span className="row-name break">{email}</span> },
  { header: own.columns[1], cell: ({ role }) => accountTexts.accounts.roles[role] },
  { header: own.columns[2], cell: ({ invitedBy }) => <span className="break">{invitedBy}</span> },
  {
    header: own.columns[3],
    cell: ({ expiresAt }) => new Date(expiresAt) < new Date() ? own.expired : formatDate(expiresAt),
  },
];

function InviteDialog({ onDone, onClose }: { onDone(response: Response): Promise<void>; onClose(): void }) {
  const form = useAccountForm({ email: "", role: FIRST_ROLE as string, language: "en", current: "" }, {
    failed: own.failed,
    async onDone(response) {
      await onDone(response);
      onClose();
    },
  });
  return (
    <FormDialog
      title={own.invite}
      submit={own.invite}
      busy={form.busy}
      onSubmit={() => form.run(PATH, { method: "POST", body: form.typed })}
      onClose={onClose}
    >
      <p>{own.intro}</p>
      <TextField label={own.email} inputMode="email" {...form.field("email")} />
      <RoleField {...form.field("role")} />
      <SelectField
        label={own.language}
        {...form.field("language")}
        choices={LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const)}
      />
      <OwnPasswordField {...form.field("current")} />
    </FormDialog>
  );
}

function LinkDialog(
  { sent: { email, problem }, link, onClose }: { sent: SentInvitation; link: string; onClose(): void },
) {
  return (
    <Dialog title={own.linkTitle} onClose={onClose} className="dialog-narrow">
      <div className="form-stack">
        {problem && <Alert>{problem}</Alert>}
        <p>{own.linkIntro(email)}</p>
        <CopyField label={own.link} value={link} />
        <Button look="primary" onClick={onClose}>{own.done}</Button>
      </div>
    </Dialog>
  );
}
