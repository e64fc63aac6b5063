/**
 * `lang="en"` for a text that a page in Hindi or Telugu has to show in English. Without a field it stands for those that
 * no document has in another language: a make, a pack size, a figure.
 */
export function langOf(
  { untranslated }: { untranslated?: string[] | undefined },
  field?: string,
): "en" | undefined {
  if (!untranslated) return undefined;
  return field === undefined || untranslated.includes(field) ? "en" : undefined;
}
