import { useState } from "react";
import { ErasureSchema, type PersonalData, PersonalDataSchema } from "../../../contract/personal_data.ts";
import { ApiFailure, read } from "../api.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { unlessAtField, useCall } from "../use_call.ts";
import { personalDataTexts as own } from "./personal_data_texts.ts";

const PATH = "/api/admin/personal-data";

/** Finds the data stored about one person, to export or to erase it. */
export function PersonalDataPage() {
  const [who, setWho] = useState("");
  const find = useCall({
    send: () => read(`${PATH}/export`, PersonalDataSchema, { method: "POST", body: { who } }),
    failed: unlessAtField,
    title: own.failed,
    refreshes: false,
  });
  const erase = useCall({
    send: (whose: string) => read(`${PATH}/erase`, ErasureSchema, { method: "POST", body: { who: whose } }),
    onDone({ erased }) {
      showSuccess(own.erased, own.erasedHint(sum(Object.values(erased))));
      find.reset();
    },
    failed: unlessAtField,
    title: own.eraseFailed,
  });
  const wrong = find.error instanceof ApiFailure ? find.error.issues[0]?.message : undefined;
  return (
    <div className="stack">
      <form
        className="panel panel-padded form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find.run();
        }}
      >
        <p>{own.intro}</p>
        <TextField label={own.who} value={who} onChange={setWho} error={wrong} />
        <Button look="primary" icon="search" type="submit" aria-disabled={find.isPending}>{own.find}</Button>
      </form>
      {find.data && (
        <Found
          found={find.data}
          onErase={(whose) => {
            if (confirm(own.confirm(whose))) erase.run(whose);
          }}
        />
      )}
    </div>
  );
}

function Found({ found, onErase }: { found: PersonalData; onErase(whose: string): void }) {
  const kinds = Object.entries(found.data).filter(([, records]) => records.length > 0);
  const total = sum(kinds.map(([, records]) => records.length));
  return (
    <section className="panel panel-padded form-stack" aria-live="polite">
      <h2>{found.who}</h2>
      <p>{own.found(total)}</p>
      {total > 0 && (
        <>
          {kinds.map(([kind, records]) => (
            <div key={kind}>
              <h3>{own.kinds[kind] ?? kind}: {records.length}</h3>
              <ul>{records.map((record, at) => <li key={at} className="break">{summaryOf(record)}</li>)}</ul>
            </div>
          ))}
          <div className="button-row">
            <Button onClick={() => download(found)}>{own.download}</Button>
            <Button look="danger" icon="trash" onClick={() => onErase(found.who)}>{own.erase}</Button>
          </div>
        </>
      )}
    </section>
  );
}

/** Who and what would be erased: names, contacts and dates, so that nobody else's are. */
function summaryOf(record: unknown): string {
  const { name, email, phone, mobileNumber, createdAt, firstVisitAt, subject, messages } = Object(record);
  const when = createdAt ?? firstVisitAt;
  const count = Array.isArray(messages) ? own.messages(messages.length) : null;
  return [name, email, phone ?? mobileNumber, when && formatDate(when), subject ?? count].filter(Boolean)
    .join(" · ");
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

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
