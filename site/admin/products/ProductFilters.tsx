import type { ListAddress } from "../list_address.ts";
import { productTexts } from "./product_texts.ts";
import { Icon } from "../ui/Icon.tsx";
import { Field } from "../ui/Field.tsx";
import { useCategories } from "../categories/use_categories.ts";

const own = productTexts.filters;

/** The filters of the list, as its address holds them. */
export function filtersOf(address: ListAddress): Record<"status" | "category" | "featured", string | null> {
  return {
    status: address.get("status"),
    category: address.get("category"),
    featured: address.get("featured"),
  };
}

/** Which products are shown: by state, category, and whether they are featured. */
export function ProductFilters({ address }: { address: ListAddress }) {
  const categories = useCategories();
  const count = Object.values(filtersOf(address)).filter(Boolean).length;
  return (
    <details className="filters" open={count > 0}>
      <summary className="button button-plain">
        <Icon name="filter" size={18} />
        {own.open(count)}
      </summary>
      <div className="filters-fields">
        <Choice
          address={address}
          name="status"
          label={own.status}
          choices={[["published", productTexts.published], ["draft", productTexts.draft]]}
        />
        <Choice
          address={address}
          name="category"
          label={own.category}
          choices={(categories.data?.items ?? []).map(({ slug, name }) => [slug, name])}
        />
        <Choice
          address={address}
          name="featured"
          label={own.featured}
          choices={[["true", own.onlyFeatured]]}
        />
      </div>
    </details>
  );
}

interface ChoiceProps {
  address: ListAddress;
  name: "status" | "category" | "featured";
  label: string;
  choices: [value: string, label: string][];
}

function Choice({ address, name, label, choices }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={address.get(name) ?? ""}
          onChange={(event) => address.filter({ [name]: event.currentTarget.value })}
        >
          <option value="">{own.all}</option>
          {choices.map(([value, text]) => <option key={value} value={value}>{text}</option>)}
        </select>
      )}
    </Field>
  );
}
