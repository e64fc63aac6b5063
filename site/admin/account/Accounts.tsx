import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { type Account, AccountSchema } from "../../../contract/account.ts";
import { read } from "../api.ts";
import { formatDate } from "../format.ts";
import { texts } from "../texts.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { Panel } from "../ui/Panel.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNTS_PATH, useAccountCall, useAccountForm } from "./use_account_call.ts";

const own = accountTexts.accounts;
const AccountListSchema = z.array(AccountSchema);

/** All accounts. There is one role, so each user can add and remove the others. */
export function Accounts({ ownId }: { ownId: string }) {
  const [adding, setAdding] = useState(false);
  const accounts = useQuery({
    queryKey: [ACCOUNTS_PATH],
    queryFn: ({ signal }) => read(ACCOUNTS_PATH, AccountListSchema, { signal }),
  });
  const remove = useAccountCall({ failed: own.failed, onDone: () => showSuccess(own.removed) });
  const columns: Column<Account>[] = [
    {
      header: own.columns[0],
      cell: ({ id, username }) => (
        <>
          <span className="row-name">{username}</span>
          {id === ownId && <span className="muted">{own.you}</span>}
        </>
      ),
    },
    { header: own.columns[1], cell: ({ createdAt }) => formatDate(createdAt) },
    { header: own.columns[2], cell: ({ hasSecondFactor }) => hasSecondFactor ? own.yes : own.no },
    {
      header: texts.list.actions,
      className: "column-actions",
      cell: ({ id, username }) =>
        id !== ownId && (
          <Button
            look="quiet"
            onClick={() => {
              if (confirm(own.confirmRemove(username))) {
                remove.run(`${ACCOUNTS_PATH}/${id}`, { method: "DELETE" });
              }
            }}
          >
            {own.remove}
            <span className="visually-hidden">{username}</span>
          </Button>
        ),
    },
  ];
  return (
    <Panel
      title={own.title}
      aside={<Button icon="plus" onClick={() => setAdding(true)}>{own.add}</Button>}
    >
      {accounts.isError && <Alert>{accounts.error.message}</Alert>}
      <DataTable caption={own.title} columns={columns} rows={accounts.data} keyOf={({ id }) => id} />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function AddDialog({ onClose }: { onClose(): void }) {
  const form = useAccountForm({ username: "", password: "" }, {
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
      <TextField
        label={own.password}
        type="password"
        autoComplete="new-password"
        hint={own.hint}
        {...form.field("password")}
      />
    </FormDialog>
  );
}
