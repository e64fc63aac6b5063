import { useState } from "react";
import type { Media } from "../../../contract/media.ts";
import { Rows } from "../form/FormField.tsx";
import { valueAt } from "../form/json.ts";
import { rowsOf } from "../form/kinds.ts";
import type { FieldProps } from "../form/resource.ts";
import { MediaPicker } from "../media/MediaPicker.tsx";
import { Button } from "../ui/Button.tsx";

/** Labels, leaflets and certificates, by URL or from the media library. */
export function DocumentRows(props: FieldProps) {
  return <FileRows {...props} rowOf={({ name, url }) => ({ title: name.replace(/\.[^.]+$/, ""), url })} />;
}

interface FileRowsProps extends FieldProps {
  /** The row that a file of the library becomes. */
  rowOf: (file: Media) => object;
}

/** Rows with addresses of files, which can be chosen from the media library. */
export function FileRows({ rowOf, ...props }: FileRowsProps) {
  const { form, field } = props;
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
          onPick={(file) => {
            form.change(field.path, [...rowsOf(valueAt(form.draft, field.path)), rowOf(file)]);
            setPicking(false);
          }}
        />
      )}
    </>
  );
}
