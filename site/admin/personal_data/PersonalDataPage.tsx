import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ErasureSchema, type PersonalData, PersonalDataSchema } from "../../../contract/personal_data.ts";
import { ApiFailure, isUnauthorized, read } from "../api.ts";
import { refreshData } from "../query_client.ts";
import { showError, showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { personalDataTexts as own } from "./personal_data_texts.ts";

const PATH = "/api/admin/personal-data";

/** Finds what is held about one person, to hand it over or to erase it. */
export function PersonalDataPage() {
  const client = useQueryClient();
  const [who, setWho] = useState("");
  const find = useMutation({
    mutationFn: () => read(`${PATH}/export`, PersonalDataSchema, { method: "POST", body: { who } }),
    onError: (error) => tell(error, own.failed),
  });
  const erase = useMutation({
    mutationFn: (whose: string) =>
      read(`${PATH}/erase`, ErasureSchema, { method: "POST", body: { who: whose } }),
    onSuccess({ erased }) {
      showSuccess(own.erased, own.erasedHint(sum(Object.values(erased))));
      find.reset();
      void refreshData(client);
    },
    onError: (error) => tell(error, own.eraseFailed),
  });
  const wrong = find.error instanceof ApiFailure ? find.error.issues[0]?.message : undefined;
  return (
    <div className="stack">
      <form
        className="panel panel-padded form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!find.isPending) find.mutate();
        }}
      >
        <p>{own.intro}</p>
        <TextField label={own.who} value={who} onChange={setWho} error={wrong} />
        <Button look="primary" icon="search" type="submit" aria-disabled={find.isPending}>{own.find}</Button>
      </form>
      {find.data && (
        <Found
          found={find.data}
          onErase={() => {
            const { who: whose } = find.data;
            if (!erase.isPending && confirm(own.confirm(whose))) erase.mutate(whose);
          }}
        />
      )}
    </div>
  );
}

function Found({ found, onErase }: { found: PersonalData; onErase(): void }) {
  const kinds = Object.entries(found.data).filter(([, records]) => records.length > 0);
  const total = sum(kinds.map(([, records]) => records.length));
  return (
    <section className="panel panel-padded form-stack" aria-live="polite">
      <h2>{found.who}</h2>
      <p>{own.found(total)}</p>
      {total > 0 && (
        <>
          <ul>
            {kinds.map(([kind, records]) => <li key={kind}>{own.kinds[kind] ?? kind}: {records.length}</li>)}
          </ul>
          <div className="button-row">
            <Button onClick={() => download(found)}>{own.download}</Button>
            <Button look="danger" icon="trash" onClick={onErase}>{own.erase}</Button>
          </div>
        </>
      )}
    </section>
  );
}

function download(found: PersonalData): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(found, null, 2)], { type: "application/json" }),
  );
  link.download = "personal-data.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

function tell(error: Error, title: string): void {
  const told = isUnauthorized(error) || error instanceof ApiFailure && error.issues.length > 0;
  if (!told) showError(error.message, title);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
