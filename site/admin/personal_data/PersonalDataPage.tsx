import { useState } from "react";
import { subjectLabel } from "../../../contract/inquiry_form.ts";
import { ErasureSchema, type PersonalData, PersonalDataSchema } from "../../../contract/personal_data.ts";
import { ask } from "../ask.ts";
import { ApiFailure, read } from "../api.ts";
import { formatDate } from "../../../contract/shared/indian_dates.ts";
import { withMember } from "../../ui/create_store.ts";
import { showSuccess } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { CheckField } from "../ui/CheckField.tsx";
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
    send: (body: { who: string; keep: string[] }) =>
      read(`${PATH}/erase`, ErasureSchema, { method: "POST", body }),
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
      {find.data && <Found key={find.data.exportedAt} found={find.data} onErase={erase.run} />}
    </div>
  );
}

interface FoundProps {
  found: PersonalData;
  onErase(erasure: { who: string; keep: string[] }): void;
}

/** What is held, to choose from: a number or an address may be that of several people. */
function Found({ found, onErase }: FoundProps) {
  const { who, data } = found;
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const kinds = Object.entries(data).filter(([, records]) => records.length > 0);
  const total = sum(kinds.map(([, records]) => records.length));
  const count = total - kept.size;
  const chosen = () =>
    Object.fromEntries(kinds.map(([kind, all]) => [kind, all.filter((record) => !kept.has(idOf(record)))]));
  return (
    <section className="panel panel-padded form-stack" aria-live="polite">
      <h2>{who}</h2>
      <p>{own.found(total)}</p>
      {total > 0 && (
        <>
          {kinds.map(([kind, records]) => (
            <div key={kind}>
              <h3>{own.kinds[kind] ?? kind}: {records.length}</h3>
              {records.map((record) => (
                <CheckField
                  key={idOf(record)}
                  label={summaryOf(record)}
                  value={!kept.has(idOf(record))}
                  onChange={(isOn) => setKept(withMember(kept, idOf(record), !isOn))}
                />
              ))}
            </div>
          ))}
          <div className="button-row">
            <Button disabled={count === 0} onClick={() => download({ ...found, data: chosen() })}>
              {own.download}
            </Button>
            <Button
              look="danger"
              icon="trash"
              disabled={count === 0}
              onClick={() =>
                ask({
                  words: kept.size === 0 ? own.confirm(who) : own.confirmSome(count, who),
                  yes: own.eraseThese(count, total),
                  run: () => onErase({ who, keep: [...kept] }),
                })}
            >
              {own.eraseThese(count, total)}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

const idOf = (record: unknown): string => String(Object(record).id);

/** Who and what would be erased: names, contacts and dates, so that nobody else's are. */
function summaryOf(record: unknown): string {
  const { name, email, phone, mobileNumber, createdAt, firstVisitAt, subject, messages } = Object(record);
  const when = createdAt ?? firstVisitAt;
  const count = Array.isArray(messages) ? own.messages(messages.length) : null;
  const about = subject ? subjectLabel(subject) : count;
  return [name, email, phone ?? mobileNumber, when && formatDate(when), about].filter(Boolean).join(" · ");
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
