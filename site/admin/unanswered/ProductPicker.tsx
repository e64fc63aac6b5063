import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { ANSWER_PRODUCTS_MAX } from "../../../contract/unanswered.ts";
import { read, withParams } from "../api.ts";
import { bind } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import { rowsOf, typedOf } from "../form/kinds.ts";
import type { FieldProps } from "../form/resource.ts";
import { texts } from "../texts.ts";
import { ChoiceAdder, PickedField } from "../ui/PickedField.tsx";
import { useAll } from "../use_read.ts";
import { unansweredTexts as own } from "./unanswered_texts.ts";

/** What is published: who answers questions need not see drafts, and an answer must not name them. */
const PATH = "/api/products";
const SUGGESTIONS = 8;
const NamedSchema = z.object({ id: z.string(), name: z.string() });

/** Selects a few products by name. The field's value is a list of their ids. */
export function ProductPicker({ max = ANSWER_PRODUCTS_MAX, ...props }: FieldProps & { max?: number }) {
  const { label, hint, error, onChange } = bind(props);
  const ids = rowsOf(valueAt(props.form.draft, props.field.path)).map(typedOf);
  const chosen = useQueries({
    queries: ids.map((id) => ({
      queryKey: [PATH, "name", id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        read(`${PATH}/${encodeURIComponent(id)}`, NamedSchema, { signal }),
    })),
  });
  const nameOf = (at: number) =>
    chosen[at]?.data?.name ?? (chosen[at]?.isError ? own.unknownProduct : texts.loading);
  return (
    <PickedField
      {...{ label, hint, error }}
      picked={ids.map((id, at) => ({ id, name: nameOf(at) }))}
      onRemove={(id) => onChange(ids.filter((other) => other !== id))}
    >
      {ids.length < max && (
        <ProductAdder
          onChoose={(id) => {
            if (!ids.includes(id)) onChange([...ids, id]);
          }}
        />
      )}
    </PickedField>
  );
}

function ProductAdder({ onChoose }: { onChoose(id: string): void }) {
  const [typed, setTyped] = useState("");
  const q = typed.trim();
  const found = useAll(withParams(PATH, { q, limit: SUGGESTIONS }), NamedSchema, {
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  return <ChoiceAdder label={own.addProduct} choices={found.data} onChoose={onChoose} onType={setTyped} />;
}
