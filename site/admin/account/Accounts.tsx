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
import { Dialog } from "../ui/Dialog.tsx";
import { Alert } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { accountTexts } from "./account_texts.ts";
import { ACCOUNTS_PATH, useAccountCall } from "./use_account_call.ts";

const own = accountTexts.accounts;
const AccountListSchema = z.array(AccountSchema);

/** Everybody who may sign in: one role, so each can add and remove the others. */
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
    <section className="panel" aria-labelledby="account-accounts">
      <header className="panel-header">
        <h2 id="account-accounts">{own.title}</h2>
        <Button icon="plus" onClick={() => setAdding(true)}>{own.add}</Button>
      </header>
      {accounts.isError && <Alert>{accounts.error.message}</Alert>}
      <DataTable caption={own.title} columns={columns} rows={accounts.data} keyOf={({ id }) => id} />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function AddDialog({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState({ username: "", password: "" });
  const add = useAccountCall({
    failed: own.failed,
    onDone() {
      showSuccess(own.added(typed.username));
      onClose();
    },
  });
  return (
    <Dialog title={own.add} onClose={onClose} className="dialog-narrow">
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add.run(ACCOUNTS_PATH, { method: "POST", body: typed });
        }}
      >
        <TextField
          label={own.username}
          value={typed.username}
          onChange={(username) => setTyped({ ...typed, username })}
          error={add.errorOf("username")}
        />
        <TextField
          label={own.password}
          type="password"
          autoComplete="new-password"
          hint={own.hint}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
          error={add.errorOf("password")}
        />
        <footer className="dialog-footer">
          <Button onClick={onClose}>{texts.list.cancel}</Button>
          <Button look="primary" type="submit" aria-disabled={add.busy}>{own.add}</Button>
        </footer>
      </form>
    </Dialog>
  );
}
