import { Link } from "wouter";
import type { Category } from "../../../contract/category.ts";
import type { Row } from "../draft_rows.ts";
import type { ProductDraft } from "./product_draft.ts";
import { DocumentFields } from "./DocumentFields.tsx";
import { TranslationFields } from "./TranslationFields.tsx";
import { ProductListingFields, ProductPicture } from "./ProductListingFields.tsx";
import { texts } from "../texts.ts";
import { Field } from "../ui/Field.tsx";
import { type RowColumn, RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor } from "../use_editor.ts";
import { useWide } from "../use_wide.ts";

const { fields, hints, sections, nouns, cells, placeholders } = texts.products;

interface Props {
  form: Editor<ProductDraft>;
  categories: Category[];
}

/** From here on the form has two columns; as in the style sheet. */
const TWO_COLUMNS = "(width >= 75rem)";

/** Every field of a product, grouped as the product's page shows them. */
export function ProductFields({ form, categories }: Props) {
  // Below everything else, on a phone nobody would find the picture.
  const isWide = useWide(TWO_COLUMNS);
  return (
    <div className="editor-columns">
      <div className="editor-main">
        <Section title={sections.basics}>
          <TextField label={fields.name} required {...bind(form, "name")} />
          <CategorySelect form={form} categories={categories} />
          <div className="pair">
            <TextField label={fields.make} hint={hints.make} {...bind(form, "make")} />
            <TextField
              label={fields.packaging}
              placeholder={placeholders.packaging}
              {...bind(form, "packaging")}
            />
          </div>
          <TextField label={fields.slug} hint={hints.slug} {...bind(form, "slug")} />
        </Section>
        {!isWide && <ProductPicture form={form} />}
        <Section title={sections.description}>
          <TextField label={fields.shortDescription} multiline {...bind(form, "shortDescription")} />
          <TextField
            label={fields.description}
            hint={hints.description}
            multiline
            {...bind(form, "description")}
          />
          <Lines form={form} name="features" noun={nouns.feature} placeholder={placeholders.feature} />
        </Section>
        <Section title={sections.composition}>
          <RowsField
            label={fields.composition}
            noun={nouns.ingredient}
            columns={compositionColumns}
            {...bind(form, "composition")}
          />
          <Lines form={form} name="species" noun={nouns.species} />
          <Lines form={form} name="indications" noun={nouns.indication} />
        </Section>
        <Section title={sections.usage}>
          <TextField
            label={fields.instructions}
            multiline
            placeholder={placeholders.instructions}
            {...bind(form, "instructions", "usage.instructions")}
          />
          <Lines form={form} name="dosage" path="usage.dosage" noun={nouns.dosage} />
        </Section>
        <SafetySection form={form} />
        <Section title={sections.specifications}>
          <RowsField
            label={fields.specifications}
            hideLabel
            noun={nouns.specification}
            columns={specificationColumns}
            {...bind(form, "specifications")}
          />
        </Section>
        <DocumentFields form={form} />
        <TranslationFields form={form} />
      </div>
      <div className="editor-side">
        {isWide && <ProductPicture form={form} />}
        <ProductListingFields form={form} categories={categories} />
      </div>
    </div>
  );
}

const compositionColumns: RowColumn[] = [
  { label: cells.ingredient, path: (index) => `composition.${index}.ingredient` },
  {
    label: cells.strength,
    placeholder: placeholders.strength,
    path: (index) => `composition.${index}.strength`,
  },
];

const labelPath = (_: number, row: Row) => `specifications.${(row.cells[0] ?? "").trim()}`;

const specificationColumns: RowColumn[] = [
  { label: cells.label, path: labelPath },
  { label: cells.value, path: () => "" },
];

type LinesName = "features" | "species" | "indications" | "dosage" | "precautions";

interface LinesProps {
  form: Editor<ProductDraft>;
  name: LinesName;
  /** Where the contract keeps it, if elsewhere than under its name. */
  path?: string;
  noun: string;
  placeholder?: string;
}

function Lines({ form, name, path = name, noun, placeholder }: LinesProps) {
  return (
    <RowsField
      label={fields[name]}
      noun={noun}
      columns={[{
        label: fields[name],
        path: (index) => `${path}.${index}`,
        ...(placeholder && { placeholder }),
      }]}
      {...bind(form, name, path)}
    />
  );
}

function SafetySection({ form }: { form: Editor<ProductDraft> }) {
  return (
    <Section title={sections.safety}>
      <TextField
        label={fields.warning}
        multiline
        placeholder={placeholders.warning}
        {...bind(form, "warning", "safetyInfo.warning")}
      />
      <Lines
        form={form}
        name="precautions"
        path="safetyInfo.precautions"
        noun={nouns.precaution}
        placeholder={placeholders.precaution}
      />
      <TextField
        label={fields.storageInstructions}
        multiline
        placeholder={placeholders.storage}
        {...bind(form, "storageInstructions", "safetyInfo.storageInstructions")}
      />
      <div className="pair">
        <TextField
          label={fields.meatDays}
          inputMode="numeric"
          {...bind(form, "meatDays", "withdrawal.meatDays")}
        />
        <TextField
          label={fields.eggDays}
          inputMode="numeric"
          {...bind(form, "eggDays", "withdrawal.eggDays")}
        />
      </div>
      <TextField
        label={fields.withdrawalNote}
        hint={hints.withdrawal}
        multiline
        {...bind(form, "withdrawalNote", "withdrawal.note")}
      />
    </Section>
  );
}

function CategorySelect({ form, categories }: Props) {
  const { value, onChange, error } = bind(form, "category");
  const known = value === "" || categories.some(({ name }) => name === value);
  return (
    <Field label={fields.category} error={error} required>
      {(control) => (
        <>
          <select
            {...control}
            className="input"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{texts.products.choose}</option>
            {!known && <option value={value}>{`${value} (${hints.categoryGone})`}</option>}
            {categories.map(({ id, name }) => <option key={id} value={name}>{name}</option>)}
          </select>
          {categories.length === 0 && (
            <p className="field-hint">
              {hints.noCategories}{" "}
              <Link href="/admin/product-categories?action=new">{hints.addCategory}</Link>
            </p>
          )}
        </>
      )}
    </Field>
  );
}
