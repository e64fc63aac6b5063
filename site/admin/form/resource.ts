import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { withKeptDraft } from "../../../contract/kept_draft.ts";
import type { Issue } from "../../../contract/issue.ts";

import { fieldsOf } from "./fields.ts";
import type { Path } from "./json.ts";
import type { ResourceTexts } from "./resource_texts.ts";
import type { Editor, Stored } from "./use_editor.ts";

/**
 * How a field is typed. `words` are separated by commas, `lines` a list of texts, `rows` a list of objects, `map` an
 * object of texts by label; `marked` is text with a few marks of Markdown, `rich` is HTML, `date` an ISO time.
 */
export type Kind =
  | "text"
  | "textarea"
  | "marked"
  | "url"
  | "number"
  | "words"
  | "select"
  | "check"
  | "colour"
  | "picture"
  | "rating"
  | "date"
  | "rich"
  | "lines"
  | "rows"
  | "map";

/** A column of a field with rows. `name` is a property of the row; without it the row itself is the text. */
export interface Column {
  name?: string;
  label: string;
  placeholder?: string;
  /** Whether a text may have several lines. */
  isLong?: boolean;
  /** The options of a select: pairs of value and label. */
  choices?: readonly (readonly [string, string])[];
}

/** What a field needs of its form. */
export type FieldForm = Pick<Editor, "draft" | "issues" | "change" | "errorAt" | "fill">;

export interface FieldProps {
  form: FieldForm;
  field: Field;
}

/** One field of a form: `path` is its place in the document, the rest is how it is shown. */
export interface Field<P extends string = string> {
  path: P;
  label: string;
  /** `text` by default. */
  kind?: Kind;
  /** The value as readable text, to compare two versions, if it is not that of the kind. */
  words?(value: unknown): string;
  /** A component to render instead of the kind's control. */
  control?(props: FieldProps): ReactNode;
  hint?: string | ((value: unknown) => string);
  required?: boolean;
  placeholder?: string;
  className?: string;
  /** Repeated for each other language. A string is the path in the translation; an object, all that differs there. */
  translated?: true | string | Translated;
  /** The language of the text, if it is not the panel's. */
  lang?: string;
  /** The name of one of its rows, for button labels: "feature". */
  noun?: string;
  columns?: readonly Column[];
  /** Set if the section's heading already says the same. */
  hideLabel?: boolean;
  /** The options of a select: values, or pairs of value and label. */
  choices?: readonly (string | readonly [string, string])[];
  /** The values of a checked and an unchecked box, by default true and false. */
  values?: readonly [string, string];
  /** The recommended size of a picture, `600x600` if nothing is said; empty where any will do. */
  pixels?: string;
  /** The initial colour of a colour picker. */
  fallback?: string;
}

interface Translated extends Partial<Pick<Field, "path" | "label" | "kind" | "noun" | "columns">> {
  /** The column of rows that is translated, as a list of its own. */
  of?: string;
  /** Whether the site says it by the glossary where there is no translation. */
  byGlossary?: true;
  /** Whether nothing is missing where it stays as it is, as a company's name may. */
  isOptional?: true;
}

/** A field in a row of its own, or several fields side by side. */
export type Row<P extends string = string> = Field<P> | readonly Field<P>[];

/** A component in a form that is not a field, such as a preview. */
export type Part<Value> = (props: { form: Editor; stored: Stored<Value> }) => ReactNode;

export interface Section<Value, P extends string = string> {
  title: string;
  intro?: string;
  /** In the side column where there is room, else in its place among the other sections. */
  side?: boolean;
  /** Renders the section instead of the default heading and rows. */
  frame?(props: { section: Section<Value, P>; form: Editor }): ReactNode;
  rows: readonly (Row<P> | Part<Value>)[];
}

/** How translated fields are shown: a section per language (open or folded), or one section with tabs. */
interface Translations<P extends string> {
  as: "sections" | "folded" | "tabs";
  /** The field with the language of the document's own texts, which are English without it. */
  from?: P;
  title?: string;
  hint: string;
}

/** A document while it is edited. Fields may hold text that is not valid yet. */
export type Draft = Readonly<Record<string, unknown>>;

/** What a resource declares about its form. */
export interface Description<Value, P extends string = string> {
  inputSchema: z.ZodMiniType & { shape: object };
  /** The initial draft of a new document. */
  blank: Draft;
  sections: readonly (Section<Value, P> | Part<Value>)[];
  translations?: Translations<P>;
  /**
   * The field that tells an unpublished document ("draft") from a published one; null: all are public. If set,
   * changes of a published one can be saved as a draft beside it, and its saved states are kept.
   */
  publishedBy?: P | null;
  /** Class of the container of the two columns. */
  className?: string;
  /** Finds issues that the schema cannot express. */
  check?(draft: Draft): Issue[];
}

export interface Form<Value> extends Description<Value> {
  /** All fields, including the translated fields of each language. */
  fields: readonly Field[];
}

/** A form of any kind of document. */
export type AnyForm = Form<never>;

interface Kept<Value> {
  path: string;
  schema: z.ZodMiniType<Value>;
  texts: ResourceTexts;
  /** The address of its public page; null while it has none. */
  pageOf?(value: Value): string | null;
}

/** One kind of document: its API path, its form and its texts. */
export interface Resource<Value> extends Form<Value>, Kept<Value> {}

/** Builds a resource. The types check its field paths against the contract's input. */
export function resourceOf<Value, Input extends z.ZodMiniType & { shape: object }>(
  described: Kept<Value> & Description<Value, Path<z.input<Input>>> & { inputSchema: Input },
): Resource<Value> {
  const { publishedBy, schema } = described;
  return {
    ...described,
    fields: fieldsOf(described),
    schema: publishedBy === undefined ? schema : withKeptDraft(schema),
  };
}
