import type { Category } from "../../../contract/category.ts";
import { NAME_AND_CATEGORY } from "../../../contract/product.ts";
import type { Product } from "../../../contract/product.ts";
import { ApiFailure } from "../api.ts";
import { draftOfProduct, productResource } from "./product_draft.ts";
import { ProductFields } from "./ProductFields.tsx";
import { WithPreview } from "./ProductPreview.tsx";
import { texts } from "../texts.ts";
import { showError } from "../toasts.ts";
import { Button } from "../ui/Button.tsx";
import { EditorFrame } from "../ui/EditorFrame.tsx";
import { EditorSkeleton } from "../ui/EditorSkeleton.tsx";
import { LoadFailure } from "../ui/Notice.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { History } from "../versions/History.tsx";
import { useCategories } from "../categories/use_categories.ts";
import { type Stored, useEditor } from "../use_editor.ts";
import { useStored } from "../use_stored.ts";

interface Props {
  /** Null for a new product. */
  id: string | null;
  /** The product that a new one begins as a copy of. */
  copyOf: string | null;
  onDuplicate(id: string): void;
  onClose(): void;
}

export function ProductEditor({ id, copyOf, onDuplicate, onClose }: Props) {
  const wanted = id ?? copyOf;
  const stored = useStored(productResource.path, productResource.schema, wanted);
  const categories = useCategories();
  const error = stored.error ?? categories.error;
  if (error && !(stored.data && categories.data)) {
    const gone = error instanceof ApiFailure && error.status === 404;
    return (
      <LoadFailure
        title={gone ? texts.products.notFound : texts.products.loadError}
        error={error}
        onRetry={() => void Promise.all([categories.refetch(), wanted && stored.refetch()])}
      />
    );
  }
  if (!categories.data || (wanted !== null && !stored.data)) return <EditorSkeleton />;
  return (
    <ProductForm
      stored={id !== null && stored.data ? { id, ...stored.data } : null}
      copied={id === null ? stored.data?.value : undefined}
      categories={categories.data.items}
      onDuplicate={onDuplicate}
      onClose={onClose}
    />
  );
}

interface FormProps {
  stored: Stored<Product>;
  copied: Product | undefined;
  categories: Category[];
  onDuplicate(id: string): void;
  onClose(): void;
}

function ProductForm({ stored, copied, categories, onDuplicate, onClose }: FormProps) {
  const draftOf = (product: Product) => {
    const category = categories.find(({ name }) => name === product.category);
    return draftOfProduct(product, category && [category.textColor, category.bgColor]);
  };
  // A copy is a draft of its own, under an address of its own.
  const resource = copied
    ? {
      ...productResource,
      blank: () => ({
        ...draftOf(copied),
        name: texts.products.copyOf(copied.name),
        slug: "",
        isDraft: true,
      }),
    }
    : productResource;
  const form = useEditor(resource, stored, { draftOf, onSaved: onClose });
  return (
    <WithPreview draft={form.draft} id={stored?.id ?? null}>
      {(preview) => (
        <EditorFrame
          title={stored ? texts.products.editTitle : texts.products.addTitle}
          form={form}
          labels={productResource.labels}
          onCancel={onClose}
          actions={
            <>
              {preview}
              {stored && (
                <>
                  <History
                    path={`${productResource.path}/${stored.id}`}
                    schema={productResource.schema}
                    draftOf={draftOf}
                    labels={productResource.labels}
                    current={form.draft}
                    onRestore={form.fill}
                  />
                  {stored.value.status !== "draft" && <PageLink href={`/product/${stored.value.slug}`} />}
                  <Button icon="copy" onClick={() => onDuplicate(stored.id)}>
                    {texts.products.duplicate}
                  </Button>
                </>
              )}
            </>
          }
          onInvalid={() => {
            if (!form.draft.name.trim() || !form.draft.category.trim()) {
              showError(NAME_AND_CATEGORY);
            }
          }}
        >
          <ProductFields form={form} categories={categories} />
        </EditorFrame>
      )}
    </WithPreview>
  );
}
