import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { Issue } from "../../../contract/issue.ts";

import { fieldsOf } from "./fields.ts";
import type { Path } from "./json.ts";
import type { ResourceTexts } from "./resource_texts.ts";
import type { Editor, Stored } from "./use_editor.ts";

/**
 * How a field is typed. `words` are separated by commas, `lines` a list of texts, `rows` a list of objects, `map` an
 * object of texts by label; `rich` is HTML, `date` an ISO time.
 */
export type Kind =
  | "text"
  | "textarea"
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

/** A column of a field with rows; `name` is the property of the row, left out where the row is a text. */
export interface Column {
  name?: string;
  label: string;
  placeholder?: string;
}

export interface FieldProps {
  form: Editor;
  field: Field;
}

/** One field of a form: where its value stands in the document, and how it is shown. */
export interface Field<P extends string = string> {
  path: P;
  label: string;
  /** A line of text unless said otherwise. */
  kind?: Kind;
  /** Shown in the place of the kind's control. */
  control?(props: FieldProps): ReactNode;
  hint?: string | ((value: unknown) => string);
  required?: boolean;
  placeholder?: string;
  className?: string;
  /** Shown again for each other language; a string is its path in a translation where that differs. */
  translated?: true | string;
  /** Of the text, where it is not the panel's. */
  lang?: string;
  /** What one of its rows is called: "feature". */
  noun?: string;
  columns?: readonly Column[];
  /** Where the section's heading says the same. */
  hideLabel?: boolean;
  /** Of a select: values, or pairs of value and words. */
  choices?: readonly (string | readonly [string, string])[];
  /** What a checked and an unchecked box stand for, if not for true and false. */
  values?: readonly [string, string];
  /** The colour that a picker starts from. */
  fallback?: string;
}

/** Fields below one another; those of an inner list stand side by side. */
export type Row<P extends string = string> = Field<P> | readonly Field<P>[];

/** Something in a form that is no field: a preview, a key. */
export type Part<Value> = (props: { form: Editor; stored: Stored<Value> }) => ReactNode;

export interface Section<Value, P extends string = string> {
  title: string;
  intro?: string;
  /** Beside the others where there is room, in its place among them elsewhere. */
  side?: boolean;
  /** Shows the section otherwise than under a heading. */
  frame?(props: { section: Section<Value, P>; form: Editor }): ReactNode;
  rows: readonly (Row<P> | Part<Value>)[];
}

/** How the translated fields are shown: a section a language, open or folded, or one section with tabs. */
interface Translations {
  as: "sections" | "folded" | "tabs";
  title?: string;
  hint: string;
}

/** A document while it is edited: the contract's JSON, where a field may hold what was typed so far. */
export type Draft = Readonly<Record<string, unknown>>;

/** What is written of a form. */
export interface Description<Value, P extends string = string> {
  inputSchema: z.ZodMiniType & { shape: object };
  /** What a new one begins with. */
  blank: Draft;
  sections: readonly (Section<Value, P> | Part<Value>)[];
  translations?: Translations;
  /** Of the two columns. */
  className?: string;
  /** What the schema cannot see. */
  check?(draft: Draft): Issue[];
}

/** The form in which one kind of document is edited. */
export interface Form<Value> extends Description<Value> {
  /** Every field, the translated ones once more for each language. */
  fields: readonly Field[];
}

/** A form of whatever documents. */
export type AnyForm = Form<never>;

interface Kept<Value> {
  path: string;
  schema: z.ZodMiniType<Value>;
  texts: ResourceTexts;
}

/** One kind of document: where it is stored, its form, and the sentences about it. */
export interface Resource<Value> extends Form<Value>, Kept<Value> {}

/** Checks the description's paths against what the contract takes. */
export function resourceOf<Value, Input extends z.ZodMiniType & { shape: object }>(
  described: Kept<Value> & Description<Value, Path<z.input<Input>>> & { inputSchema: Input },
): Resource<Value> {
  return { ...described, fields: fieldsOf(described) };
}
