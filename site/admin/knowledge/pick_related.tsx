import type { KnowledgeChoices } from "../../../contract/kept_knowledge.ts";
import { bind } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import { rowsOf, typedOf } from "../form/kinds.ts";
import type { FieldProps } from "../form/resource.ts";
import { ChoiceAdder, PickedField } from "../ui/PickedField.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";
import { useChoices } from "./use_choices.ts";

/** A control that chooses from one kind of things by their names. The field's value is a list of ids. */
export function pickRelated(kind: keyof KnowledgeChoices, noun: string) {
  return function PickRelated(props: FieldProps) {
    const { choices, named, error: loadError } = useChoices(kind);
    const { label, hint, error = loadError, onChange } = bind(props);
    const ids = rowsOf(valueAt(props.form.draft, props.field.path) ?? []).map(typedOf);
    return (
      <PickedField
        {...{ label, hint, error }}
        picked={named(ids)}
        onRemove={(id) => onChange(ids.filter((other) => other !== id))}
      >
        <ChoiceAdder
          label={own.add(noun)}
          choices={choices?.filter(({ id }) => !ids.includes(id))}
          onChoose={(id) => onChange([...ids, id])}
        />
      </PickedField>
    );
  };
}
