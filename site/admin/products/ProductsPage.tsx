import type { Product } from "../../../contract/product.ts";
import { PRODUCT_GAPS } from "../../../contract/product_gap.ts";
import { formatDateTime } from "../../../contract/shared/indian_dates.ts";
import { useCategories } from "../categories/use_categories.ts";
import { draftOf } from "../form/draft.ts";
import { languageName } from "../form/fields.ts";
import { missingTranslations } from "../form/missing_translations.ts";
import { useGlossaryWords } from "../form/use_glossary_words.ts";
import { formatRelative } from "../format.ts";
import { editAndDelete } from "../list/edit_and_delete.ts";
import { useListAddress } from "../list/list_address.ts";
import type { ListDescription } from "../list/list_description.ts";
import { ListPage } from "../list/ListPage.tsx";
import { texts } from "../texts.ts";
import { Swatch } from "../ui/ColourBadge.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Choice } from "../ui/Segments.tsx";
import { Thumbnail } from "../ui/Thumbnail.tsx";
import { ImportPage } from "./ImportPage.tsx";
import { productResource } from "./product_resource.tsx";
import { productTexts as own } from "./product_texts.ts";
import { ProductBulkActions } from "./ProductBulkActions.tsx";
import { ProductEditor } from "./ProductEditor.tsx";
import { ProductFiles } from "./ProductFiles.tsx";

const productList: ListDescription<Product> = {
  resource: productResource,
  icon: "products",
  nameOf: ({ name }) => name,
  filters: [
    {
      kind: "choice",
      name: "status",
      label: own.filters.status,
      all: own.filters.all,
      choices: [["published", own.published], ["draft", own.draft], ["changed", texts.form.drafts.badge]],
    },
    {
      kind: "choice",
      name: "category",
      label: own.filters.category,
      all: own.filters.all,
      useChoices: () => useCategories().data?.map(({ slug, name }): Choice => [slug, name]),
    },
    {
      kind: "choice",
      name: "featured",
      label: own.filters.featured,
      all: own.filters.all,
      choices: [["true", own.filters.onlyFeatured]],
    },
    {
      kind: "choice",
      name: "lacking",
      label: own.filters.lacking,
      all: own.filters.all,
      choices: PRODUCT_GAPS.map((gap) => [gap, own.filters.gaps[gap]]),
    },
  ],
  BulkActions: ProductBulkActions,
  selectsAll: true,
  useActions: editAndDelete(productResource),
  columns: [
    {
      header: own.columns[0],
      sort: "name",
      className: "column-main",
      cell: (product) => <NameCell product={product} />,
    },
    {
      header: own.columns[1],
      sort: "category",
      cell: ({ category, categoryColor }) => (
        <span className="with-swatch">
          <Swatch colour={categoryColor} />
          {category}
        </span>
      ),
    },
    { header: own.columns[2], sort: "make", cell: ({ make }) => make ?? texts.none },
    { header: own.columns[3], sort: "packaging", cell: ({ packaging }) => packaging ?? texts.none },
    {
      header: own.translations,
      className: "column-extra",
      cell: (product) => <TranslationState product={product} />,
    },
    {
      header: own.changed,
      className: "column-extra",
      sort: "changed",
      isDescending: true,
      cell: ({ updatedAt }) => (
        <time className="when" dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {formatRelative(updatedAt)}
        </time>
      ),
    },
  ],
};

export function ProductsPage() {
  const address = useListAddress();
  const copy = address.get("copy");
  if (address.get("action") === "import") {
    return <ImportPage onClose={() => address.open({ action: null })} />;
  }
  return (
    <ListPage
      list={productList}
      tools={(list) => <ProductFiles {...list} />}
      form={(id, close) => (
        <ProductEditor
          key={id ?? `new ${copy}`}
          id={id}
          copyOf={copy}
          onDuplicate={(of) => address.open({ action: "new", id: null, copy: of })}
          onClose={close}
        />
      )}
    />
  );
}

/** The same count as above the product's form. */
function TranslationState({ product }: { product: Product }) {
  const wordsIn = useGlossaryWords();
  const missing = missingTranslations(productResource, draftOf(productResource, product), wordsIn);
  return missing.length === 0
    ? own.translated
    : missing.map(([language, all]) => own.untranslated(languageName(language), all.length)).join(", ");
}

function NameCell({ product }: { product: Product }) {
  return (
    <span className="name-cell">
      <Thumbnail src={product.imageUrl} />
      <span>
        <span className="row-name">{product.name}</span>
        {product.status === "draft" && <span className="badge badge-draft">{own.draft}</span>}
        {product.draft && <span className="badge badge-draft">{texts.form.drafts.badge}</span>}
        {product.isFeatured && (
          <span className="featured">
            <Icon name="star" size={14} />
            {own.featured}
          </span>
        )}
      </span>
    </span>
  );
}
