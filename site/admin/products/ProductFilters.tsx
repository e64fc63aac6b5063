import type { ListAddress } from "../list_address.ts";
import { productTexts } from "../product_texts.ts";
import { Field } from "../ui/Field.tsx";
import { useCategories } from "../use_categories.ts";

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
  return (
    <div className="filters-fields product-filters">
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
      <Choice address={address} name="featured" label={own.featured} choices={[["true", own.onlyFeatured]]} />
    </div>
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
