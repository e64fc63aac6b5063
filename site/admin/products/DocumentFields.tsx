import { useState } from "react";
import { rowOf } from "../draft_rows.ts";
import { MediaPicker } from "../media/MediaPicker.tsx";
import type { ProductDraft } from "./product_draft.ts";
import { productTexts as own } from "./product_texts.ts";
import { Button } from "../ui/Button.tsx";
import { type RowColumn, RowsField } from "../ui/RowsField.tsx";
import { Section } from "../ui/Section.tsx";
import { bind, type Editor } from "../use_editor.ts";

const columns: RowColumn[] = [
  { label: own.cells.title, path: (index) => `documents.${index}.title` },
  { label: own.cells.url, path: (index) => `documents.${index}.url` },
];

/** Labels, leaflets and certificates, by address or from the library. */
export function DocumentFields({ form }: { form: Editor<ProductDraft> }) {
  const [picking, setPicking] = useState(false);
  const documents = bind(form, "documents");
  return (
    <Section title={own.sections.documents}>
      <RowsField
        label={own.fields.documents}
        hideLabel
        noun={own.nouns.document}
        columns={columns}
        {...documents}
      />
      <Button icon="article" aria-haspopup="dialog" onClick={() => setPicking(true)}>
        {own.fromLibrary}
      </Button>
      {picking && (
        <MediaPicker
          type="document"
          onClose={() => setPicking(false)}
          onPick={({ name, url }) => {
            documents.onChange([...documents.value, rowOf(name.replace(/\.[^.]+$/, ""), url)]);
            setPicking(false);
          }}
        />
      )}
    </Section>
  );
}
