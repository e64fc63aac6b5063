import { BADGE_ICONS, type Block, BLOCK_FIELDS, type BlockKind } from "../../../contract/page.ts";
import { contactSubjects } from "../../../contract/inquiry_form.ts";
import { useCategories } from "../categories/use_categories.ts";
import { Rows } from "../form/FormField.tsx";
import type { Column, Field, FieldProps } from "../form/resource.ts";

/** The form fields of a block: `path` is relative to the block. */
type BlockField = Exclude<keyof Block, "kind" | "translations">;

const FIELDS: Record<BlockField, Omit<Field, "path">> = {
  title: { label: "Title" },
  lead: { label: "First sentence", kind: "textarea" },
  text: { label: "Text", kind: "rich" },
  items: { label: "Entries", kind: "rows", noun: "entry" },
  picture: { label: "Picture", kind: "picture" },
  categories: { label: "Categories", control: CategoryRows, noun: "category" },
};

/** What a kind calls its fields, where that is not what most kinds call them. */
const OWN: Partial<Record<BlockKind, Partial<Record<BlockField, Partial<Field>>>>> = {
  hero: {
    title: { hint: "Left empty, the company's tagline" },
    items: { label: "Badges", noun: "badge", columns: [named("Badge"), iconColumn()] },
  },
  products: {
    title: { hint: "Left empty: Our Products" },
    lead: { label: "Below the title" },
    categories: { hint: "The tiles, in this order. Without any, four are chosen." },
  },
  statement: {
    lead: { hint: "For {years} years, birds first." },
    items: figures(),
  },
  articles: { title: { hint: "Left empty: Latest Insights" }, lead: { label: "Below the title" } },
  touch: { title: { hint: "Left empty: Get in Touch" }, lead: { label: "Below the title" } },
  contact: {
    title: { hint: "Left empty: Send us a message" },
    items: {
      label: "Subjects",
      noun: "subject",
      columns: [named("Subject")],
      hint: `Without any: ${contactSubjects.map(({ label }) => label).join(", ")}`,
    },
  },
  figures: { items: figures() },
  cards: { items: { label: "Cards", noun: "card", columns: [named("Name"), told("Text")] } },
  points: { items: { label: "Points", noun: "point", columns: [named("Name"), told("Text")] } },
  statements: {
    items: { label: "Statements", noun: "statement", columns: [named("Name"), told("Sentence")] },
  },
  lists: {
    items: { label: "Lists", noun: "list", columns: [named("Name"), told("Lines, one below the other")] },
  },
  faq: {
    title: { hint: "Left empty: Frequently asked questions" },
    items: { label: "Questions", noun: "question", columns: [named("Question"), told("Answer")] },
  },
  picture: {
    title: { label: "What it shows", hint: "Read to those who cannot see it" },
    lead: { label: "Below the picture", kind: "text" },
  },
  goods: { lead: { label: "Below the title" }, categories: { hint: "The first one is shown." } },
};

function named(label: string): Column {
  return { name: "name", label };
}

function told(label: string): Column {
  return { name: "text", label, isLong: true };
}

function iconColumn(): Column {
  return { name: "icon", label: "Sign", choices: BADGE_ICONS.map((icon) => [icon, icon] as const) };
}

function figures(): Partial<Field> {
  return {
    label: "Figures",
    noun: "figure",
    columns: [{ ...named("Figure"), placeholder: "{years}" }, { name: "text", label: "What it counts" }],
  };
}

/** The fields of one block, of its English texts or of a translation. A translation has texts only. */
export function fieldsOfBlock(kind: BlockKind, at: string, language?: string): Field[] {
  const base = language ? `${at}.translations.${language}` : at;
  return BLOCK_FIELDS[kind].filter((field) => !language || isText(field)).map((field) => {
    const described: Field = { ...FIELDS[field], ...OWN[kind]?.[field], path: `${base}.${field}` };
    if (!language) return described;
    const { hint: _, columns, ...rest } = described;
    // The signs of badges are those of the English ones.
    return {
      ...rest,
      lang: language,
      ...(columns && { columns: columns.filter(({ choices }) => !choices) }),
    };
  });
}

/** Whether a kind has texts, so that there is something to translate. */
export function hasTexts(kind: BlockKind): boolean {
  return BLOCK_FIELDS[kind].some(isText);
}

function isText(field: BlockField): boolean {
  return field !== "picture" && field !== "categories";
}

/** Categories in an order, chosen by name. */
function CategoryRows(props: FieldProps) {
  const { data } = useCategories();
  const choices = (data ?? []).map(({ slug, name }) => [slug, name] as const);
  return <Rows {...props} field={{ ...props.field, columns: [{ label: "Category", choices }] }} />;
}
