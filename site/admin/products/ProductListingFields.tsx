import type { Category } from "../../../contract/category.ts";
import { DEFAULT_CATEGORY_TEXT } from "../../../contract/category.ts";
import type { ProductDraft } from "./product_draft.ts";
import { texts } from "../texts.ts";
import { CheckField } from "../ui/CheckField.tsx";
import { ColourField } from "../ui/ColourField.tsx";
import { ImageUploader } from "../media/ImageUploader.tsx";
import { Section } from "../ui/Section.tsx";
import { TextField } from "../ui/TextField.tsx";
import { bind, type Editor } from "../use_editor.ts";

const { fields, hints, sections } = texts.products;

/** Whether anybody sees the product, and its picture. */
export function ProductPicture({ form }: { form: Editor<ProductDraft> }) {
  return (
    <>
      <Section title={sections.publishing}>
        <CheckField label={fields.isDraft} hint={hints.isDraft} {...bind(form, "isDraft")} />
      </Section>
      <Section title={sections.image}>
        <ImageUploader label={fields.imageUrl} hint={hints.imageUrl} {...bind(form, "imageUrl")} />
      </Section>
    </>
  );
}

/** How the product stands out in lists. */
export function ProductListingFields(
  { form, categories }: { form: Editor<ProductDraft>; categories: Category[] },
) {
  const featured = bind(form, "isFeatured");
  const category = categories.find(({ name }) => name === form.draft.category);
  return (
    <Section title={sections.listing}>
      <label className="check">
        <input
          type="checkbox"
          checked={featured.value}
          onChange={(event) => featured.onChange(event.currentTarget.checked)}
        />
        <span>
          {fields.isFeatured}
          <span className="field-hint">{hints.isFeatured}</span>
        </span>
      </label>
      <TextField label={fields.badge} {...bind(form, "badge")} />
      <TextField label={fields.rating} hint={hints.rating} inputMode="decimal" {...bind(form, "rating")} />
      <ColourField
        label={fields.categoryColor}
        hint={hints.categoryColor}
        fallback={category?.textColor ?? DEFAULT_CATEGORY_TEXT}
        {...bind(form, "categoryColor")}
      />
    </Section>
  );
}
