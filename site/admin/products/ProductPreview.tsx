import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPortal } from "react-dom";
import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../../contract/language.ts";
import { send } from "../api.ts";
import { tidied } from "../draft.ts";
import { inputOfProduct, type ProductDraft, productResource } from "../product_draft.ts";
import { productTexts } from "../product_texts.ts";
import { texts } from "../texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { LoadFailure } from "../ui/Notice.tsx";

const own = productTexts.preview;

interface Props {
  draft: ProductDraft;
  /** Null for a new product. */
  id: string | null;
}

/** Shows the page of what the form holds, saved or not, as the site itself makes it. */
export function ProductPreview(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="external" aria-haspopup="dialog" onClick={() => setOpen(true)}>{own.open}</Button>
      {open && createPortal(
        <div onSubmit={(event) => event.stopPropagation()}>
          <PreviewDialog {...props} onClose={() => setOpen(false)} />
        </div>,
        document.body,
      )}
    </>
  );
}

function PreviewDialog({ draft, id, onClose }: Props & { onClose(): void }) {
  const [language, setLanguage] = useState<Language>("en");
  const [width, setWidth] = useState<keyof typeof own.widths>("desk");
  const page = useQuery({
    queryKey: [`${productResource.path}/preview`, language, id, draft],
    queryFn: async ({ signal }) => {
      const body = { ...inputOfProduct(tidied(draft)), ...(id && { id }) };
      const path = `${productResource.path}/preview?lang=${language}`;
      return await (await send(path, { method: "POST", body, signal })).text();
    },
    gcTime: 0,
  });
  return (
    <Dialog title={own.title} className="dialog-preview" onClose={onClose}>
      <div className="toolbar">
        <Segments<Language>
          label={own.language}
          value={language}
          onChange={setLanguage}
          choices={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        />
        <Segments<keyof typeof own.widths>
          label={own.width}
          value={width}
          onChange={setWidth}
          choices={(["phone", "desk"] as const).map((one) => [one, own.widths[one]] as const)}
        />
      </div>
      {page.isError
        ? <LoadFailure title={own.error} error={page.error} onRetry={() => void page.refetch()} />
        : page.data === undefined
        ? <p role="status">{texts.loading}</p>
        : (
          // No scripts run in it, and nothing in it is sent: only what the page looks like.
          <iframe
            className="preview-frame"
            data-width={width}
            title={own.frame}
            sandbox="allow-same-origin"
            srcDoc={page.data}
          />
        )}
      <footer className="dialog-footer">
        <Button onClick={onClose}>{own.close}</Button>
      </footer>
    </Dialog>
  );
}

interface SegmentsProps<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  choices: readonly (readonly [T, string])[];
}

function Segments<T extends string>({ label, value, onChange, choices }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([choice, name]) => (
        <label key={choice}>
          <input type="radio" name={label} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
