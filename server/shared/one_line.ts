/** Replaces line breaks and other control characters with blanks. */
export function oneLine(text: string): string {
  // deno-lint-ignore no-control-regex -- control characters are what it replaces
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}
