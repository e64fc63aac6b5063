import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { type ListAddress, useListAddress } from "../list_address.ts";
import { ListOrForm } from "../ListOrForm.tsx";
import { Field } from "../ui/Field.tsx";
import { StaffAnswerEditor } from "./StaffAnswerEditor.tsx";
import { StaffAnswerList } from "./StaffAnswerList.tsx";
import { UnansweredList } from "./UnansweredList.tsx";
import { unansweredTexts as own } from "./unanswered_texts.ts";

const KINDS = ["open", "answers", "dismissed"] as const;
type Kind = typeof KINDS[number];

/** What the assistant could not answer, and what the staff answer instead. */
export function UnansweredPage() {
  const questionId = useListAddress().get("copy");
  return (
    <ListOrForm
      texts={own}
      list={(address, focusToggle) => {
        const kind = kindOf(address);
        return (
          <>
            <Filters address={address} kind={kind} />
            {kind === "answers"
              ? <StaffAnswerList address={address} onDeleted={focusToggle} />
              : <UnansweredList key={kind} address={address} kind={kind} onGone={focusToggle} />}
          </>
        );
      }}
      form={(id, close) => (
        <StaffAnswerEditor
          key={id ?? `new ${questionId}`}
          id={id}
          questionId={questionId}
          onClose={close}
        />
      )}
    />
  );
}

function kindOf(address: ListAddress): Kind {
  return KINDS.find((kind) => kind === address.get("kind")) ?? "open";
}

function Filters({ address, kind }: { address: ListAddress; kind: Kind }) {
  const lang = address.get("lang");
  return (
    <>
      <div className="toolbar">
        <p className="muted unanswered-intro">{own.intros[kind]}</p>
        <fieldset className="segments">
          <legend className="visually-hidden">{own.kind}</legend>
          {KINDS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="kind"
                checked={kind === value}
                onChange={() => address.filter({ kind: value === "open" ? null : value })}
              />
              <span>{own.kinds[value]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {kind !== "answers" && (
        <div className="toolbar unanswered-filters">
          <Field label={own.language}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={isLanguage(lang) ? lang : ""}
                onChange={(event) => address.filter({ lang: event.currentTarget.value || null })}
              >
                <option value="">{own.anyLanguage}</option>
                {LANGUAGES.map((code) => <option key={code} value={code}>{LANGUAGE_NAMES[code]}</option>)}
              </select>
            )}
          </Field>
          <Field label={own.sort}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={address.get("sort") === "recent" ? "recent" : "count"}
                onChange={({ currentTarget: { value } }) =>
                  address.filter({ sort: value === "recent" ? value : null })}
              >
                <option value="count">{own.sorts.count}</option>
                <option value="recent">{own.sorts.recent}</option>
              </select>
            )}
          </Field>
        </div>
      )}
    </>
  );
}
