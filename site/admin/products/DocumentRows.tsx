import { useState } from "react";
import { Rows } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import { rowsOf } from "../form/kinds.ts";
import type { FieldProps } from "../form/resource.ts";
import { MediaPicker } from "../media/MediaPicker.tsx";
import { Button } from "../ui/Button.tsx";

/** Labels, leaflets and certificates, by URL or from the media library. */
export function DocumentRows({ form, field }: FieldProps) {
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Rows form={form} field={field} />
      <Button icon="article" aria-haspopup="dialog" onClick={() => setPicking(true)}>
        Choose from the library
      </Button>
      {picking && (
        <MediaPicker
          type="document"
          onClose={() => setPicking(false)}
          onPick={({ name, url }) => {
            const title = name.replace(/\.[^.]+$/, "");
            form.change(field.path, [...rowsOf(valueAt(form.draft, field.path)), { title, url }]);
            setPicking(false);
          }}
        />
      )}
    </>
  );
}
