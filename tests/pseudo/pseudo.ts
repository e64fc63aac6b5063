/**
 * English as a language of its own: with accents, longer by two fifths, and between brackets. What stands on a
 * page without brackets was not translated; brackets that follow one another were put together from parts; a
 * bracket that cannot be seen is cut off.
 */

const ACCENTS: Record<string, string> = Object.fromEntries(
  [..."aeiouycnszAEIOUYCNSZ"].map((letter, at) => [letter, [..."åéîöûýçñšžÅÉÎÖÛÝÇÑŠŽ"][at]!]),
);

/** A text in the pseudo-language; any other value with its texts in it, functions with what they give. */
export function pseudo<T>(value: T): T {
  if (typeof value === "string") return pseudoText(value) as T;
  if (typeof value === "function") {
    return ((...given: unknown[]) => pseudo(Reflect.apply(value, undefined, given))) as T;
  }
  if (Array.isArray(value)) return value.map(pseudo) as T;
  // A pattern, a date or a map has its behaviour in its prototype.
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudo(each)])) as T;
}

/** Addresses, codes in braces and what has no words stay as they are. */
function pseudoText(text: string): string {
  if (!/\p{L}{2}/u.test(text) || /^(?:https?:|[/#]|[a-z]+(?:_[a-z]+)+$)/.test(text)) return text;
  const accented = text.replace(
    /\{\w+\}|<[^>]*>|&\w+;|\S+@\S+|https?:\S+|[A-Za-z]/g,
    (part) => ACCENTS[part] ?? part,
  );
  return `⟦${accented}${"~".repeat(Math.ceil(text.length * 0.4))}⟧`;
}
