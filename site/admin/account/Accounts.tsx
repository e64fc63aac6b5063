import { useState } from "react";
import { type Account, AccountSchema } from "../../../contract/account.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { actionsColumn, type RowAction } from "../list/RowActions.tsx";
import { OwnPasswordField } from "./OwnPasswordField.tsx";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { useAll } from "../use_read.ts";
import { accountTexts } from "./account_texts.ts";
import { usePasswordDialog } from "./PasswordDialog.tsx";
import { FIRST_ROLE, RoleField } from "./RoleField.tsx";
import { ACCOUNTS_PATH, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.accounts;

/** All accounts, for owners: who may sign in, and what each may do. */
export function Accounts({ ownId }: { ownId: string }) {
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<Account | null>(null);
  const accounts = useAll(ACCOUNTS_PATH, AccountSchema);
  const password = usePasswordDialog();
  const shared = { look: "danger", failed: own.failed } as const;
  const remove = ({ id, username }: Account) =>
    password.ask({
      ...shared,
      title: own.removeTitle(username),
      intro: own.removeIntro,
      submit: own.remove,
      path: `${ACCOUNTS_PATH}/${id}`,
      method: "DELETE",
      onDone: () => showSuccess(own.removed),
    });
  const signOut = ({ id, username }: Account) =>
    password.ask({
      ...shared,
      title: own.signOutTitle(username),
      intro: own.signOutIntro,
      submit: own.signOut,
      path: `${ACCOUNTS_PATH}/${id}/end-sessions`,
      method: "POST",
      onDone: () => showSuccess(own.signedOut),
    });
  const actionsOf = (account: Account): RowAction[] =>
    account.id === ownId ? [] : [
      { label: own.changeRole, run: () => setChanging(account) },
      { label: own.signOut, run: () => signOut(account) },
      { label: own.remove, run: () => remove(account) },
    ];
  return (
    <Panel
      title={own.title}
      aside={<Button icon="plus" onClick={() => setAdding(true)}>{own.add}</Button>}
    >
      {accounts.isError && <Alert>{accounts.error.message}</Alert>}
      <DataTable
        caption={own.title}
        columns={[...columnsOf(ownId), actionsColumn(({ username }) => username, actionsOf)]}
        rows={accounts.data}
        keyOf={({ id }) => id}
      />
      {password.dialog}
      {changing && <RoleDialog account={changing} onClose={() => setChanging(null)} />}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function columnsOf(ownId: string): Column<Account>[] {
  return [
    {
      header: own.columns[0],
      cell: ({ id, username, email }) => (
        <>
          <span className="row-name break">{username}</span>
          {id === ownId && <span className="muted">{own.you}</span>}
          {email && email !== username && <span className="muted break">{email}</span>}
        </>
      ),
    },
    { header: own.columns[1], cell: ({ role }) => own.roles[role] },
    { header: own.columns[2], cell: ({ createdAt }) => formatDate(createdAt) },
    { header: own.columns[3], cell: ({ hasSecondFactor }) => hasSecondFactor ? own.yes : own.no },
  ];
}

function RoleDialog({ account: { id, username, role }, onClose }: { account: Account; onClose(): void }) {
  const form = useAccountForm({ role: role as string, password: "" }, {
    failed: own.failed,
    onDone() {
      showSuccess(own.roleChanged(username));
      onClose();
    },
  });
  return (
    <FormDialog
      title={own.changeRoleTitle(username)}
      submit={own.changeRole}
      busy={form.busy}
      onSubmit={() => form.run(`${ACCOUNTS_PATH}/${id}/role`, { method: "PUT", body: form.typed })}
      onClose={onClose}
    >
      <p>{own.changeRoleIntro}</p>
      <RoleField {...form.field("role")} />
      <OwnPasswordField {...form.field("password")} />
    </FormDialog>
  );
}

function AddDialog({ onClose }: { onClose(): void }) {
  const form = useAccountForm({ username: "", role: FIRST_ROLE as string, password: "", current: "" }, {
    failed: own.failed,
    onDone() {
      showSuccess(own.added(form.typed.username));
      onClose();
    },
  });
  return (
    <FormDialog
      title={own.add}
      submit={own.add}
      busy={form.busy}
      onSubmit={() => form.run(ACCOUNTS_PATH, { method: "POST", body: form.typed })}
      onClose={onClose}
    >
      <TextField label={own.username} {...form.field("username")} />
      <RoleField {...form.field("role")} />
      <TextField
        label={own.password}
        type="password"
        autoComplete="new-password"
        hint={own.hint}
        {...form.field("password")}
      />
      <OwnPasswordField {...form.field("current")} />
    </FormDialog>
  );
}
