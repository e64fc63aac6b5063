import type { AuditDifference } from "../../../contract/audit.ts";
import { type Difference, differences } from "../form/draft.ts";
import type { AnyForm } from "../form/resource.ts";
import { capital } from "../form/resource_texts.ts";

/** What a change made different, each part with its name in the form. Without a form, its names in the API. */
export function toldDifferences(form: AnyForm | null, { before, after }: AuditDifference): Difference[] {
  const told = form ? differences(form, before, after) : [];
  return told.length > 0 ? told : untitled("", before, after);
}

function untitled(label: string, before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) || isObject(after)) {
    const [was, is] = [Object(before), Object(after)];
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((name) =>
      untitled(label ? `${label} › ${words(name)}` : words(name), was[name], is[name])
    );
  }
  return [{ label, theirs: textOf(before), mine: textOf(after) }];
}

/** A name of the API as a person would write it: `imageUrl` is "Image url". */
function words(name: string): string {
  return capital(name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ").toLowerCase());
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  if (isObject(value)) return Object.values(value).map(textOf).filter(Boolean).join(" – ");
  return value === null || value === undefined ? "" : String(value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
