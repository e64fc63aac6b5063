import { issue, issuesOf as refusedFields } from "../../../contract/issue.ts";
import type { Issue } from "../../../contract/issue.ts";

import { texts } from "../texts.ts";
import { valueAt, withoutBlankRows, withoutBlanks, withValue } from "./json.ts";
import { cellOf, rowsOf, toInput, toWords } from "./kinds.ts";
import type { AnyForm, Draft } from "./resource.ts";

/** The editable properties of a stored document: those of the form's input schema. */
export function draftOf(form: AnyForm, value: unknown): Draft {
  const names = Object.keys(form.inputSchema.shape).filter((name) => name in Object(value));
  return Object.fromEntries(names.map((name) => [name, valueAt(value, name)]));
}

/** The request body, before validation. Translations contain only the fields that are filled in. */
export function inputOf(form: AnyForm, draft: Draft): Draft {
  const input = form.fields.reduce((input, field) => {
    const value = valueAt(input, field.path);
    return value === undefined ? input : withValue(input, field.path, toInput(field, value));
  }, draft);
  if (!form.translations) return input;
  const { translations: _, ...rest } = input;
  return { ...rest, ...Object(withoutBlanks({ translations: input.translations })) };
}

/** The form's contents as a string, without blanks: a field filled and emptied again is no change. */
export function contentsOf(form: AnyForm, draft: Draft): string {
  return JSON.stringify(withoutBlanks(inputOf(form, withoutBlankRows(draft))));
}

/** The validation issues of a draft: at most one per field. */
export function draftIssues(form: AnyForm, draft: Draft): Issue[] {
  const parsed = form.inputSchema.safeParse(inputOf(form, draft));
  const issues = parsed.success ? [] : refusedFields(parsed.error);
  const all = [...issues, ...repeatedLabels(form, draft), ...form.check?.(draft) ?? []];
  return all.filter(({ path }, index) => all.findIndex((issue) => issue.path === path) === index);
}

/** Two rows with the same label would become one entry of the map, so the form refuses them. */
function repeatedLabels(form: AnyForm, draft: Draft): Issue[] {
  return form.fields.filter(({ kind }) => kind === "map").flatMap(({ path }) => {
    const labels = rowsOf(valueAt(draft, path)).map((row) => cellOf(row, "label").trim());
    return labels.filter((label, index) => labels.indexOf(label) !== index)
      .map((label) => issue(`${path}.${label}`, "duplicate", {}, { message: texts.form.twice }));
  });
}

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** The fields in which two drafts differ, each value as text. */
export function differences(form: AnyForm, theirs: Draft, mine: Draft): Difference[] {
  const wordsOf = (draft: Draft) => {
    const tidied = withoutBlankRows(draft);
    return form.fields.map((field) => toWords(field, valueAt(tidied, field.path)));
  };
  const [before, after] = [wordsOf(theirs), wordsOf(mine)];
  return form.fields.map(({ label }, at) => ({
    label,
    theirs: before[at] ?? "",
    mine: after[at] ?? "",
  })).filter((difference) => difference.theirs !== difference.mine);
}
