import { Link } from "wouter";
import { DEFAULT_CATEGORY_TEXT } from "../../../contract/category.ts";
import { DOSE_MEASURES, DOSE_PURPOSES, DOSE_UNITS } from "../../../contract/dose.ts";
import { RELATED_PRODUCTS } from "../../../contract/limits.ts";
import { type Product, ProductInputSchema, ProductSchema } from "../../../contract/product.ts";
import { PACK_UNITS, SCHEDULES } from "../../../contract/product_trade.ts";
import { WITHDRAWAL_ANIMALS, WITHDRAWAL_FOODS } from "../../../contract/withdrawal.ts";
import { useCategories } from "../categories/use_categories.ts";
import { draftOf } from "../form/draft.ts";
import { bind } from "../form/FormField.tsx";
import { cellOf, rowsOf } from "../form/kinds.ts";
import { type Draft, type FieldProps, resourceOf } from "../form/resource.ts";
import { pickRelated } from "../knowledge/pick_related.tsx";
import { ProductPicker } from "../unanswered/ProductPicker.tsx";
import { ColourField } from "../ui/ColourField.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { DocumentRows } from "./DocumentRows.tsx";
import { PicturesField } from "./PicturesField.tsx";
import { productTexts } from "./product_texts.ts";

/** Words that are stored as they are shown. */
const choicesOf = (words: readonly string[]) => words.map((word) => [word, word] as const);

/** A product's form, grouped like the product page. */
export const productResource = resourceOf({
  path: "/api/admin/products",
  schema: ProductSchema,
  inputSchema: ProductInputSchema,
  publishedBy: "status",
  pageOf: ({ status, slug }) => status === "draft" ? null : `/product/${slug}`,
  // What the owner asked a new product to begin with, to be seen and cleared: nothing is claimed behind their back.
  blank: {
    rating: 5,
    features: ["Quality product", "Approved for veterinary use"],
    usage: { instructions: "Consult a veterinary doctor before use." },
    safetyInfo: {
      warning: "Keep out of reach of children.",
      precautions: ["Follow recommended dosage", "Store in a cool dry place"],
    },
  },
  sections: [
    {
      title: "Basics",
      rows: [
        { path: "name", label: "Product name", required: true, translated: true },
        { path: "category", label: "Category", required: true, control: CategoryField },
        [
          {
            path: "make",
            label: "Make",
            hint: "Left empty, the site shows what is set at Company, Products",
          },
          {
            path: "packaging",
            label: "Packaging",
            placeholder: "25 kg drum",
            translated: { byGlossary: true },
          },
        ],
        { path: "hsnCode", label: "HSN code", hint: "4, 6 or 8 digits, for the buyer's GST papers" },
        {
          path: "slug",
          label: "Slug",
          hint: "The last part of the page's address; made from the name when left empty",
        },
      ],
    },
    // Not at the bottom: on a phone nobody would find the status and the picture there.
    {
      title: "Publishing",
      side: true,
      rows: [{
        path: "status",
        label: productTexts.draft,
        kind: "check",
        values: ["draft", "published"],
        hint: "Nobody but you sees it: no list, no search, no page shows it",
      }],
    },
    {
      title: "Image",
      side: true,
      rows: [{
        path: "imageUrl",
        label: "Image address",
        kind: "picture",
        hint: "Starts with https:// or /",
      }],
    },
    {
      title: "Description",
      rows: [
        { path: "shortDescription", label: "Short description", kind: "textarea", translated: true },
        {
          path: "description",
          label: "Description",
          kind: "marked",
          hint: "Left empty, it names the category and the company",
          translated: true,
        },
        {
          path: "features",
          label: "Key features",
          kind: "lines",
          noun: "feature",
          placeholder: "Quality product",
          translated: true,
        },
      ],
    },
    {
      title: "Composition and use",
      rows: [
        {
          path: "composition",
          label: "Ingredients",
          kind: "rows",
          noun: "ingredient",
          columns: [
            { name: "ingredient", label: "Ingredient" },
            { name: "strength", label: "Strength", placeholder: "20% w/w" },
          ],
        },
        { path: "species", label: "Species", kind: "lines", noun: "species", translated: true },
        { path: "indications", label: "Indications", kind: "lines", noun: "indication", translated: true },
        {
          path: "treats",
          label: "Treats",
          control: pickRelated("conditions", "a condition it treats"),
          hint:
            "What its label says it treats: its page names the product, and the search finds it by every name of it",
        },
        {
          path: "prevents",
          label: "Prevents",
          control: pickRelated("conditions", "a condition it prevents"),
        },
      ],
    },
    {
      title: "Usage and dosage",
      rows: [
        {
          path: "usage.instructions",
          label: "Instructions",
          kind: "textarea",
          placeholder: "Consult a veterinary doctor before use",
          translated: true,
        },
        { path: "usage.dosage", label: "Dosage", kind: "lines", noun: "dosage line", translated: true },
        {
          path: "doses",
          label: "Doses to reckon with",
          kind: "rows",
          noun: "dose",
          hint:
            "Of the product as it is sold, in the label's own figures: the page then reckons how much a flock needs, for these species only. No days: given throughout.",
          translated: {
            path: "doseNotes",
            label: "Notes of doses",
            kind: "lines",
            noun: "note",
            of: "note",
            byGlossary: true,
          },
          columns: [
            { name: "amount", label: "Amount", placeholder: "1.2 or 3-5" },
            { name: "unit", label: "Unit", choices: choicesOf(DOSE_UNITS) },
            { name: "per", label: "Per", choices: choicesOf(DOSE_MEASURES) },
            { name: "species", label: "Species", placeholder: "Broilers, Layers" },
            { name: "purpose", label: "Purpose", choices: choicesOf(DOSE_PURPOSES) },
            { name: "days", label: "Days", placeholder: "3-5" },
            { name: "timesADay", label: "Times a day" },
            { name: "line", label: "Dosage line no.", placeholder: "1" },
            { name: "note", label: "Note" },
          ],
        },
      ],
    },
    {
      title: "Safety and withdrawal",
      rows: [
        {
          path: "safetyInfo.warning",
          label: "Warning",
          kind: "textarea",
          placeholder: "Keep out of reach of children",
          translated: true,
        },
        {
          path: "safetyInfo.precautions",
          label: "Precautions",
          kind: "lines",
          noun: "precaution",
          placeholder: "Follow recommended dosage",
          translated: true,
        },
        {
          path: "safetyInfo.storageInstructions",
          label: "Storage instructions",
          kind: "textarea",
          placeholder: "Store in a cool dry place",
          translated: true,
        },
        [
          { path: "withdrawal.meatDays", label: "Days until sale, meat", kind: "number" },
          { path: "withdrawal.eggDays", label: "Days until sale, eggs", kind: "number" },
        ],
        {
          path: "withdrawal.periods",
          label: "Days by animal and dose",
          kind: "rows",
          noun: "period",
          hint:
            "Where the label tells animals or doses apart. No days: may not be sold at all. The days above follow.",
          columns: [
            { name: "animal", label: "Animal", choices: choicesOf(WITHDRAWAL_ANIMALS) },
            { name: "food", label: "For", choices: choicesOf(WITHDRAWAL_FOODS) },
            { name: "days", label: "Days", placeholder: "7" },
            { name: "dose", label: "At the dose", placeholder: "10 mg/kg" },
          ],
        },
        {
          path: "withdrawal.note",
          label: "Withdrawal note",
          kind: "textarea",
          hint: "Leave the days empty where the label states none, and say why in the note",
          translated: "withdrawalNote",
        },
      ],
    },
    {
      title: "Specifications",
      rows: [{
        path: "specifications",
        label: "Specifications",
        kind: "map",
        noun: "specification",
        hideLabel: true,
        translated: {
          byGlossary: true,
          columns: [{ name: "label", label: "Label in English" }, { name: "text", label: "Text" }],
        },
        columns: [{ name: "label", label: "Label" }, { name: "text", label: "Text" }],
      }],
    },
    {
      title: "Documents",
      rows: [{
        path: "documents",
        label: "Documents",
        control: DocumentRows,
        noun: "document",
        hideLabel: true,
        translated: {
          path: "documentTitles",
          label: "Titles of documents",
          kind: "lines",
          noun: "title",
          of: "title",
          byGlossary: true,
        },
        columns: [{ name: "title", label: "Title" }, { name: "url", label: "Address" }],
      }],
    },
    {
      title: "Pictures",
      rows: [
        {
          path: "imageAlt",
          label: "What the main picture shows",
          hint: "Read out to those who do not see it; the product's name when left empty",
          translated: true,
        },
        {
          path: "pictures",
          label: "More pictures",
          noun: "picture",
          control: PicturesField,
          words: (value) => rowsOf(value).map((row) => cellOf(row, "url")).join("\n"),
        },
      ],
    },
    {
      title: "Packs and papers",
      rows: [
        {
          path: "packs",
          label: "Packs",
          kind: "rows",
          noun: "pack",
          columns: [
            { name: "size", label: "Size", placeholder: "500" },
            { name: "unit", label: "Unit", choices: choicesOf(PACK_UNITS) },
            { name: "code", label: "Item code" },
            { name: "barcode", label: "Barcode" },
          ],
        },
        [
          { path: "gstRate", label: "GST, %", kind: "number" },
          {
            path: "schedule",
            label: "Schedule",
            kind: "select",
            hint: "As printed on the pack. H, H1 and X say on the page that a prescription is needed",
            choices: [["", "None"], ...SCHEDULES.map((one) => [one, `Schedule ${one}`] as const)],
          },
        ],
        [
          { path: "manufacturer", label: "Manufacturer", hint: "The company that the label names" },
          { path: "licenceNumber", label: "Manufacturing licence no." },
        ],
      ],
    },
    {
      title: "Related products",
      rows: [{
        path: "related",
        label: "Shown first",
        control: (props) => <ProductPicker {...props} max={RELATED_PRODUCTS} />,
        hint: "Up to four. Empty places are filled with products of the same use",
      }],
    },
    {
      title: "Search engines",
      rows: [
        {
          path: "seoTitle",
          label: "Title in search results",
          hint: "About 60 letters; the product's name when left empty",
          translated: true,
        },
        {
          path: "seoDescription",
          label: "Description in search results",
          kind: "textarea",
          hint: "About 155 letters; the short description when left empty",
          translated: true,
        },
      ],
    },
    {
      title: "In the list",
      side: true,
      rows: [
        {
          path: "isFeatured",
          label: "Featured product",
          kind: "check",
          hint: "Comes first in lists, with a star",
        },
        { path: "badge", label: "Badge text", translated: { byGlossary: true } },
        {
          path: "rating",
          label: "Rating",
          kind: "number",
          placeholder: "No rating",
          hint: "0 to 5; left empty, none is shown",
        },
        {
          path: "categoryColor",
          label: "Badge colour",
          kind: "colour",
          control: BadgeColourField,
          hint: "Follows the category when left empty, else such as #1B5E20",
        },
      ],
    },
  ],
  translations: {
    as: "tabs",
    title: "In other languages",
    hint:
      "Left empty, a text is shown in English; packaging, badge, specifications and documents by the words of the glossary. Doses and figures are those of the English label.",
  },
  texts: productTexts,
});

/**
 * `categoryColors` are the category's own colours. A badge colour equal to one of them stays empty in the
 * draft, so that it keeps following the category.
 */
export function draftOfProduct(product: Product, categoryColors: readonly string[] = []): Draft {
  const draft = draftOf(productResource, product);
  const given = categoryColors.some((colour) => colour.toLowerCase() === product.categoryColor.toLowerCase());
  return given ? { ...draft, categoryColor: null } : draft;
}

function CategoryField(props: FieldProps) {
  const categories = useCategories().data ?? [];
  const field = bind(props);
  const isKnown = field.value === "" || categories.some(({ name }) => name === field.value);
  return (
    <SelectField
      {...field}
      choices={[
        ["", productTexts.choose],
        ...isKnown ? [] : [[field.value, `${field.value} (not in the list of categories)`] as const],
        ...categories.map(({ name }) => name),
      ]}
    >
      {categories.length === 0 && (
        <p className="field-hint">
          There are no categories yet.{" "}
          <Link href="/admin/product-categories?action=new">Add the first category</Link>
        </p>
      )}
    </SelectField>
  );
}

/** The colour picker starts with the category's colour. */
function BadgeColourField(props: FieldProps) {
  const categories = useCategories().data ?? [];
  const category = categories.find(({ name }) => name === props.form.draft.category);
  return <ColourField {...bind(props)} fallback={category?.textColor ?? DEFAULT_CATEGORY_TEXT} />;
}
