import type { Condition } from "../../../contract/condition.ts";
import { bind } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import type { FieldProps } from "../form/resource.ts";
import { ChoiceAdder, PickedField } from "../ui/PickedField.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";
import { useChoices } from "./use_choices.ts";

const { weights, weight: weightOf } = own.conditions;
const OFTEN = 2;

/** The signs of a condition, each with how typical it is. */
export function SignWeights(props: FieldProps) {
  const { choices, named, error: loadError } = useChoices("signs");
  const { label, hint, error = loadError, onChange } = bind(props);
  const signs = (valueAt(props.form.draft, props.field.path) ?? []) as Condition["signs"];
  const ids = signs.map(({ id }) => id);
  return (
    <PickedField
      {...{ label, hint, error }}
      picked={named(ids)}
      onRemove={(id) => onChange(signs.filter((sign) => sign.id !== id))}
      extra={({ id, name }) => (
        <select
          className="input picked-extra"
          aria-label={weightOf(name)}
          value={signs.find((sign) => sign.id === id)?.weight}
          onChange={({ currentTarget: { value } }) =>
            onChange(signs.map((sign) => sign.id === id ? { id, weight: Number(value) } : sign))}
        >
          {weights.map(([value, words]) => <option key={value} value={value}>{words}</option>)}
        </select>
      )}
    >
      <ChoiceAdder
        label={own.add("a sign")}
        choices={choices?.filter(({ id }) => !ids.includes(id))}
        onChoose={(id) => onChange([...signs, { id, weight: OFTEN }])}
      />
    </PickedField>
  );
}
