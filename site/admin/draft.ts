import type * as z from "zod/mini";
import { issuesOf as issuesOfError } from "../../contract/issue.ts";
import type { Issue } from "./api.ts";
import { type Row, withoutBlankRows } from "./draft_rows.ts";
import { texts } from "./texts.ts";

/** What a form holds while it is edited: texts, flags and rows, flat, by the field's name. */
export type Draft = Record<string, string | boolean | Row[]>;

/** All that the editing of one kind of document needs to know. */
export interface Resource<Value, D extends Draft> {
  path: string;
  schema: z.ZodMiniType<Value>;
  inputSchema: z.ZodMiniType;
  blank(): D;
  draftOf(value: Value): D;
  /** What is sent, before the contract's schema has looked at it. */
  inputOf(draft: D): unknown;
  /** What the schema cannot see, such as a label that stands twice. */
  check?(draft: D): Issue[];
  /** Names of the fields, for the comparison of two versions. */
  labels: Record<keyof D & string, string>;
  texts: {
    created: string;
    updated: string;
    deleted: string;
    confirmDelete: string;
    saveError: string;
    deleteError: string;
  };
}

/** A copy without the rows that hold nothing. */
export function tidied<D extends Draft>(draft: D): D {
  const entries = Object.entries(draft).map((
    [name, value],
  ) => [name, Array.isArray(value) ? withoutBlankRows(value) : value]);
  return { ...draft, ...Object.fromEntries(entries) };
}

/** What is wrong with the draft, in the contract's words; the first issue of each field. */
export function issuesOf<D extends Draft>(
  resource: Pick<Resource<unknown, D>, "inputSchema" | "inputOf" | "check">,
  draft: D,
): Issue[] {
  const parsed = resource.inputSchema.safeParse(resource.inputOf(draft));
  const issues = parsed.success ? [] : issuesOfError(parsed.error);
  const all = [...issues, ...resource.check?.(draft) ?? []];
  return all.filter(({ path }, index) => all.findIndex((issue) => issue.path === path) === index);
}

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** The fields in which two drafts differ, as texts to read side by side. */
export function differences<D extends Draft>(labels: Record<keyof D & string, string>, theirs: D, mine: D) {
  const names: (keyof D & string)[] = Object.keys(labels);
  return names.map((name): Difference => ({
    label: labels[name],
    theirs: asText(theirs[name]),
    mine: asText(mine[name]),
  })).filter((difference) => difference.theirs !== difference.mine);
}

function asText(value: Draft[string] | undefined): string {
  if (typeof value === "boolean") return value ? texts.conflict.yes : texts.conflict.no;
  if (typeof value === "string") return value.trim();
  return withoutBlankRows(value ?? []).map(({ cells }) => cells.map((cell) => cell.trim()).join(" – ")).join(
    "\n",
  );
}
