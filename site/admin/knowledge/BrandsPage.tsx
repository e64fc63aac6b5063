import { BrandInputSchema, type KeptBrand, KeptBrandSchema } from "../../../contract/brand.ts";
import { resourceOf } from "../form/resource.ts";
import { resourceTexts } from "../form/resource_texts.ts";
import type { ResourceListDescription } from "../list/list_description.ts";
import { useListAddress } from "../list/list_address.ts";
import { ResourcePage } from "../list/ResourcePage.tsx";
import { NameCell } from "../ui/NameCell.tsx";
import { inUse, keptList, stateColumn } from "./kept_list.tsx";
import { knowledgeTexts as own } from "./knowledge_texts.ts";
import { pickRelated } from "./pick_related.tsx";
import { useChoices } from "./use_choices.ts";

export const brandResource = resourceOf({
  path: "/api/admin/brands",
  publishedBy: null,
  schema: KeptBrandSchema,
  inputSchema: BrandInputSchema,
  blank: { ingredients: [] },
  sections: [
    {
      title: "Brand",
      rows: [
        { path: "name", label: "Name", required: true },
        {
          path: "aliases",
          label: "Other names and spellings",
          kind: "lines",
          noun: "name",
          hint: "In Hindi and Telugu letters too",
        },
        {
          path: "ingredients",
          label: "Holds",
          control: pickRelated("ingredients", "an ingredient"),
          hint: "All of its active ingredients. Name only what you are sure of.",
        },
        {
          path: "isOurs",
          label: "A name of ours",
          kind: "check",
          hint: "It is asked for as our product, and nothing is said of another maker",
        },
        { path: "note", label: "Note", kind: "textarea", hint: "Only for you" },
      ],
    },
    inUse,
  ],
  texts: resourceTexts("brand", "brands", { emptyHint: "Add the first with the button above." }),
});

const brandList: ResourceListDescription<KeptBrand> = {
  ...keptList(brandResource, own.brands.intro),
  nameOf: ({ name }) => name,
  columns: [
    {
      header: "Name",
      sort: "name",
      cell: ({ name, aliases }) => <NameCell name={name} below={aliases.join(", ")} />,
    },
    { header: "Holds", cell: (brand) => <Holds {...brand} /> },
    { header: "Whose", cell: ({ isOurs }) => isOurs ? own.brands.ours : own.brands.other },
    stateColumn(),
  ],
};

function Holds({ ingredients }: KeptBrand) {
  const { named } = useChoices("ingredients");
  return <span className="break">{named(ingredients).map(({ name }) => name).join(", ")}</span>;
}

/** Names under which people ask for what holds the same. */
export function BrandsPage() {
  const name = useListAddress().get("about");
  const resource = name ? { ...brandResource, blank: { ...brandResource.blank, name } } : brandResource;
  return <ResourcePage list={{ ...brandList, resource }} />;
}
