import type { Category } from "../../contract/category.ts";
import { messages } from "../../contract/messages.ts";
import type { Product } from "../../contract/product.ts";
import { ApiFailure } from "./api.ts";
import { draftOfProduct, productResource } from "./product_draft.ts";
import { ProductFields } from "./ProductFields.tsx";
import { texts } from "./texts.ts";
import { showError } from "./toasts.ts";
import { EditorFrame } from "./ui/EditorFrame.tsx";
import { EditorSkeleton } from "./ui/EditorSkeleton.tsx";
import { LoadFailure } from "./ui/Notice.tsx";
import { useCategories } from "./use_categories.ts";
import { type Stored, useEditor } from "./use_editor.ts";
import { useStored } from "./use_stored.ts";

interface Props {
  /** Null for a new product. */
  id: string | null;
  onClose(): void;
}

export function ProductEditor({ id, onClose }: Props) {
  const stored = useStored(productResource.path, productResource.schema, id);
  const categories = useCategories();
  const error = stored.error ?? categories.error;
  if (error && !(stored.data && categories.data)) {
    const gone = error instanceof ApiFailure && error.status === 404;
    return (
      <LoadFailure
        title={gone ? texts.products.notFound : texts.products.loadError}
        error={error}
        onRetry={() => void Promise.all([categories.refetch(), id && stored.refetch()])}
      />
    );
  }
  if (!categories.data || (id !== null && !stored.data)) return <EditorSkeleton />;
  return (
    <ProductForm
      stored={id !== null && stored.data ? { id, ...stored.data } : null}
      categories={categories.data.items}
      onClose={onClose}
    />
  );
}

interface FormProps {
  stored: Stored<Product>;
  categories: Category[];
  onClose(): void;
}

function ProductForm({ stored, categories, onClose }: FormProps) {
  const form = useEditor(productResource, stored, {
    draftOf(product) {
      const category = categories.find(({ name }) => name === product.category);
      return draftOfProduct(product, category && [category.textColor, category.bgColor]);
    },
    onSaved: onClose,
  });
  return (
    <EditorFrame
      title={stored ? texts.products.editTitle : texts.products.addTitle}
      form={form}
      labels={productResource.labels}
      onCancel={onClose}
      onInvalid={() => {
        if (!form.draft.name.trim() || !form.draft.category.trim()) {
          showError(messages.productNameAndCategory);
        }
      }}
    >
      <ProductFields form={form} categories={categories} />
    </EditorFrame>
  );
}
