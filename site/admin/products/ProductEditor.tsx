import type { Category } from "../../../contract/category.ts";
import { NAME_AND_CATEGORY, type Product } from "../../../contract/product.ts";
import { useCategories } from "../categories/use_categories.ts";
import { EditorFrame } from "../form/EditorFrame.tsx";
import { StoredEditor } from "../form/StoredEditor.tsx";
import { isBlank } from "../form/json.ts";
import { type Stored, useEditor } from "../form/use_editor.ts";
import { showError } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { WithPreview } from "../preview/WithPreview.tsx";
import { History } from "../versions/History.tsx";
import { draftOfProduct, productResource } from "./product_resource.tsx";
import { productTexts } from "./product_texts.ts";

interface Props {
  /** Null for a new product. */
  id: string | null;
  /** The id of the product to copy, when a new one is created by duplicating. */
  copyOf: string | null;
  onDuplicate(id: string): void;
  onClose(): void;
}

export function ProductEditor({ id, copyOf, ...rest }: Props) {
  const categories = useCategories();
  if (categories.error && !categories.data) {
    return <LoadFailure title={productTexts.loadError} query={categories} />;
  }
  if (!categories.data) return <EditorSkeleton />;
  return (
    <StoredEditor resource={productResource} id={id ?? copyOf}>
      {(found) => (
        <ProductForm
          stored={id === null ? null : found}
          copied={id === null ? found?.value : undefined}
          categories={categories.data}
          {...rest}
        />
      )}
    </StoredEditor>
  );
}

interface FormProps extends Omit<Props, "id" | "copyOf"> {
  stored: Stored<Product>;
  copied: Product | undefined;
  categories: Category[];
}

function ProductForm({ stored, copied, categories, onDuplicate, onClose }: FormProps) {
  const draftOf = (product: Product) => {
    const category = categories.find(({ name }) => name === product.category);
    return draftOfProduct(product, category && [category.textColor, category.bgColor]);
  };
  // A copy starts as an unpublished draft with an empty slug, since a slug must be unique.
  const resource = copied
    ? {
      ...productResource,
      blank: { ...draftOf(copied), name: productTexts.copyOf(copied.name), slug: "", status: "draft" },
    }
    : productResource;
  const form = useEditor(resource, stored, { draftOf, onSaved: onClose });
  return (
    <WithPreview
      resource={productResource}
      draft={form.draft}
      id={stored?.id ?? null}
      notYet={(isBlank(form.draft.name) || isBlank(form.draft.category)) && productTexts.previewNotYet}
    >
      {(preview, onPreview) => (
        <EditorFrame
          {...{ resource, stored, form, onClose, onPreview }}
          actions={
            <>
              {preview}
              {stored && (
                <>
                  <History resource={productResource} id={stored.id} form={form} draftOf={draftOf} />
                  <Button changes icon="copy" onClick={() => onDuplicate(stored.id)}>
                    {productTexts.duplicate}
                  </Button>
                </>
              )}
            </>
          }
          onInvalid={() => {
            if (isBlank(form.draft.name) || isBlank(form.draft.category)) {
              showError(NAME_AND_CATEGORY);
            }
          }}
        />
      )}
    </WithPreview>
  );
}
