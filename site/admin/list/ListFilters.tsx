import { useState } from "react";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { DayField } from "../ui/DayField.tsx";
import { type Choice, Segments } from "../ui/Segments.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import type { ListAddress } from "./list_address.ts";
import type { Filter } from "./list_description.ts";

const own = texts.list.filters;
/** More filters than this are folded behind a button. */
const IN_SIGHT = 2;

/** The values of the active filters. A value that is not among a filter's choices is ignored. */
export function filtersOf(address: ListAddress, filters: readonly Filter[] = []): Record<string, string> {
  const set = filters.flatMap((filter) => {
    const value = address.get(filter.name);
    const isKnown = !("choices" in filter) || filter.choices.some(([choice]) => choice === value);
    return value && isKnown ? [[filter.name, value]] : [];
  });
  return Object.fromEntries(set);
}

interface Props {
  address: ListAddress;
  filters: readonly Filter[] | undefined;
}

/** The filters of a list. Their state is in the URL. Segmented filters are always in sight. */
export function ListFilters({ address, filters = [] }: Props) {
  const fields = filters.filter(({ kind }) => kind !== "segmented");
  const set = filtersOf(address, fields);
  const count = Object.keys(set).length;
  const [chosen, choose] = useState<boolean>();
  const isOpen = chosen ?? count > 0;
  return (
    <>
      {filters.map((filter) =>
        filter.kind === "segmented" && (
          <Segments
            key={filter.name}
            label={filter.label}
            value={filtersOf(address, [filter])[filter.name] ?? ""}
            onChange={(value) => address.filter({ [filter.name]: value })}
            choices={filter.choices}
          />
        )
      )}
      {fields.length > IN_SIGHT && (
        // Not a `details`: its fields need a line of their own, and the button stays where it was pressed.
        <>
          <Button
            className="filters"
            icon="filter"
            aria-expanded={isOpen}
            onClick={() => choose(!isOpen)}
          >
            {own.open(count)}
          </Button>
          {isOpen && (
            <div className="filters-fields">
              {fields.map((filter) => <FilterField key={filter.name} filter={filter} address={address} />)}
              {count > 0 && (
                <Button look="quiet" onClick={() => address.clear(fields)}>{texts.list.clearFilters}</Button>
              )}
            </div>
          )}
        </>
      )}
      {fields.length > 0 && fields.length <= IN_SIGHT && (
        <div className="list-fields">
          {fields.map((filter) => <FilterField key={filter.name} filter={filter} address={address} />)}
        </div>
      )}
    </>
  );
}

interface FieldProps<K extends Filter = Filter> {
  filter: K;
  address: ListAddress;
}

function FilterField({ filter, address }: FieldProps) {
  if (filter.kind === "segmented") return null;
  if (filter.kind === "day") return <DayFilter filter={filter} address={address} />;
  return "choices" in filter
    ? <ChoiceFilter filter={filter} address={address} choices={filter.choices} />
    : <AskedChoiceFilter filter={filter} address={address} />;
}

type ChoiceKind = Extract<Filter, { kind: "choice" }>;

function AskedChoiceFilter(props: FieldProps<Extract<Filter, { useChoices(): unknown }>>) {
  const choices = props.filter.useChoices();
  const value = props.address.get(props.filter.name);
  if (choices === null && !value) return null;
  // The URL may contain a value that is not among the choices. The select shows it instead of another one.
  const missing = value && !choices?.some(([choice]) => choice === value);
  return (
    <ChoiceFilter
      {...props}
      choices={[...choices ?? [], ...missing ? [[value, value] as const] : []]}
    />
  );
}

function ChoiceFilter(
  { filter, address, choices }: FieldProps<ChoiceKind> & { choices: readonly Choice[] },
) {
  const value = address.get(filter.name);
  return (
    <SelectField
      label={filter.label}
      value={choices.some(([choice]) => choice === value) ? value ?? "" : ""}
      onChange={(value) => address.filter({ [filter.name]: value })}
      choices={[["", filter.all], ...choices]}
    />
  );
}

function DayFilter({ filter, address }: FieldProps) {
  return (
    <DayField
      label={filter.label}
      value={address.get(filter.name) ?? ""}
      onChange={(day) => address.filter({ [filter.name]: day })}
    />
  );
}
