import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { InquirySourcesSchema } from "../../../contract/inquiry.ts";
import { read } from "../api.ts";
import { formatNumber } from "../format.ts";
import type { ListAddress } from "../list_address.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { Icon } from "../ui/Icon.tsx";
import { usePartnerNames } from "../partners/PartnerName.tsx";
import { FILTERS, INQUIRIES_PATH } from "./inquiry_filters.ts";
import { inquiryTexts as own } from "./inquiry_texts.ts";

/** Where inquiries came from, when, and whether programs sent them; open where one of these is set. */
export function InquiryFilters({ address }: { address: ListAddress }) {
  const sources = useQuery({
    queryKey: [INQUIRIES_PATH, "sources"],
    queryFn: ({ signal }) => read(`${INQUIRIES_PATH}/sources`, InquirySourcesSchema, { signal }),
  });
  const count = FILTERS.filter((name) => address.get(name)).length;
  const kinds = sources.data?.kinds.map(({ kind, count }) => ({
    value: kind,
    label: own.kinds[kind],
    count,
  }));
  const names = usePartnerNames(Boolean(sources.data?.partners.length));
  const partners = sources.data?.partners.map(({ partner, count }) => ({
    value: partner,
    label: names.get(partner) ?? partner,
    count,
  }));
  const hasPartners = Boolean(partners?.length) || address.get("partner");
  return (
    <details className="filters" open={count > 0}>
      <summary className="button button-plain">
        <Icon name="filter" size={18} />
        {own.filters.count(count)}
      </summary>
      <div className="filters-fields">
        <Choice address={address} name="kind" label={own.filters.kind} options={kinds} />
        {hasPartners && (
          <Choice address={address} name="partner" label={own.filters.partner} options={partners} />
        )}
        <Choice
          address={address}
          name="suspected"
          label={own.filters.suspected}
          options={[
            { value: "yes", label: own.filters.onlySuspected },
            { value: "no", label: own.filters.withoutSuspected },
          ]}
        />
        <Day address={address} name="from" label={own.filters.from} />
        <Day address={address} name="to" label={own.filters.to} />
        {count > 0 && (
          <Button
            look="quiet"
            onClick={() => address.filter(Object.fromEntries(FILTERS.map((name) => [name, null])))}
          >
            {own.filters.clear}
          </Button>
        )}
      </div>
    </details>
  );
}

interface ControlProps {
  address: ListAddress;
  name: string;
  label: string;
}

interface Option {
  value: string;
  label: string;
  count?: number;
}

function Choice({ address, name, label, options = [] }: ControlProps & { options: Option[] | undefined }) {
  const value = address.get(name) ?? "";
  // An address may ask for what no inquiry has: the select says so instead of showing another.
  const missing = value && !options.some((option) => option.value === value) ? [{ value, label: value }] : [];
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={(event) => address.filter({ [name]: event.currentTarget.value || null })}
        >
          <option value="">{own.filters.any}</option>
          {[...options, ...missing].map((option: Option) => (
            <option key={option.value} value={option.value}>
              {option.count === undefined
                ? option.label
                : own.filters.counted(option.label, formatNumber(option.count))}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A year that is still being typed, such as 0020, is not yet a filter. */
function Day({ address, name, label }: ControlProps) {
  const value = address.get(name) ?? "";
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // The Back button and "Clear filters" change the address: the field follows it.
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          value={typed}
          max="9999-12-31"
          onChange={({ currentTarget: { value: day } }) => {
            setTyped(day);
            if (day === "" || day >= "2000") address.filter({ [name]: day || null });
          }}
        />
      )}
    </Field>
  );
}
