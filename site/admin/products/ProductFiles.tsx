import { withParams } from "../api.ts";
import type { OpenList } from "../list/list_description.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { importTexts as own } from "./import_texts.ts";

/** Links to export the filtered list as a file, and the link to the import. */
export function ProductFiles({ address, filters }: OpenList) {
  const href = (format: string) =>
    withParams("/api/admin/products/export", { format, q: address.q, ...filters });
  return (
    <div className="import-actions">
      <Button changes icon="upload" onClick={() => address.open({ action: "import" })}>{own.open}</Button>
      {(["xlsx", "csv"] as const).map((format) => (
        <a key={format} className="button button-plain" href={href(format)} download>
          <Icon name="download" size={18} />
          {own.export[format]}
        </a>
      ))}
    </div>
  );
}
