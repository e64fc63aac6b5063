import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { ANSWER_PRODUCTS_MAX } from "../../../contract/unanswered.ts";
import { read, withParams } from "../api.ts";
import { bind } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import { rowsOf, typedOf } from "../form/kinds.ts";
import type { FieldProps } from "../form/resource.ts";
import { texts } from "../texts.ts";
import { IconButton } from "../ui/Button.tsx";
import { Field, FieldError } from "../ui/Field.tsx";
import { unansweredTexts as own } from "./unanswered_texts.ts";

const PATH = "/api/admin/products";
const SUGGESTIONS = 8;
const NamedSchema = z.object({ id: z.string(), name: z.string() });
const NamedListSchema = z.array(NamedSchema);

/** Selects a few products by name. The field's value is a list of their ids. */
export function ProductPicker(props: FieldProps) {
  const { label, hint, error, onChange } = bind(props);
  const ids = rowsOf(valueAt(props.form.draft, props.field.path)).map(typedOf);
  const hintId = useId();
  const chosen = useQueries({
    queries: ids.map((id) => ({
      queryKey: [PATH, "name", id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(`${PATH}/${encodeURIComponent(id)}`, NamedSchema, { signal }),
    })),
  });
  return (
    <fieldset className="rows" aria-describedby={hintId}>
      <legend>{label}</legend>
      {error && <FieldError>{error}</FieldError>}
      {ids.length > 0 && (
        <ul className="picked">
          {ids.map((id, at) => {
            const name = chosen[at]?.data?.name ?? (chosen[at]?.isError ? own.unknownProduct : texts.loading);
            return (
              <li key={id}>
                <span className="break">{name}</span>
                <IconButton
                  label={own.removeProduct(name)}
                  icon="close"
                  onClick={() => onChange(ids.filter((other) => other !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {ids.length < ANSWER_PRODUCTS_MAX && (
        <Adder
          onChoose={(id) => {
            if (!ids.includes(id)) onChange([...ids, id]);
          }}
        />
      )}
      <p id={hintId} className="field-hint">{hint}</p>
    </fieldset>
  );
}

/** Uses the native `<datalist>`, which already supports keyboards, phones and screen readers. */
function Adder({ onChoose }: { onChoose(id: string): void }) {
  const [typed, setTyped] = useState("");
  const listId = useId();
  const q = typed.trim();
  const found = useQuery({
    queryKey: [PATH, "suggestions", q],
    queryFn: ({ signal }) => read(withParams(PATH, { q, limit: SUGGESTIONS }), NamedListSchema, { signal }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  return (
    <Field label={own.addProduct}>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            list={listId}
            value={typed}
            autoComplete="off"
            onKeyDown={(event) => {
              // Enter chooses a product. Without this it would submit the form.
              if (event.key === "Enter") event.preventDefault();
            }}
            onChange={({ currentTarget: { value } }) => {
              const one = found.data?.find(({ name }) => name === value.trim());
              if (one) onChoose(one.id);
              setTyped(one ? "" : value);
            }}
          />
          <datalist id={listId}>
            {found.data?.map(({ id, name }) => <option key={id} value={name} />)}
          </datalist>
        </>
      )}
    </Field>
  );
}
