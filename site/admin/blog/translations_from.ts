/** The translations that hold something; a text left empty is shown in English. */
export function translationsFrom<T extends Record<string, string>>(
  languages: Record<"hi" | "te", T>,
): Partial<Record<"hi" | "te", Partial<T>>> | undefined {
  const filled = Object.entries(languages).flatMap(([language, texts]) => {
    const some = Object.entries(texts).filter(([, text]) => text.replace(/<[^>]*>/g, "").trim() !== "");
    return some.length > 0 ? [[language, Object.fromEntries(some)] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
