/** Most texts are ASCII, whose digits are what they are. */
const PLAIN = /^[\0-\x7f]*$/;

/**
 * The mobile numbers in a text, each as its last ten digits: Indian numbers without country code. Digits of any
 * script count. Numbers may be grouped by blanks, dots, dashes and brackets; anything else stands between two
 * numbers.
 */
export function mobileNumbers(text: string): string[] {
  const plain = asciiDigits(text);
  const runs = plain.match(/\d[\d\s().+\-–]*/g) ?? [];
  const found = numbersIn([...plain.split(/\s/), ...runs]);
  return found.length > 0 ? found : numbersIn([plain]);
}

/** A text whose digits, of any script, are those from 0 to 9. */
export function asciiDigits(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize("NFKC").replace(/\p{Nd}/gu, asciiDigit);
}

/** The last ten digits of each part that has as many as a telephone number. */
function numbersIn(parts: string[]): string[] {
  const numbers = parts.map((part) => part.replace(/\D/g, ""))
    .filter((digits) => digits.length >= 10 && digits.length <= 15);
  return [...new Set(numbers.map((digits) => digits.slice(-10)))];
}

/** Unicode's decimal digits come in runs of ten, from nought to nine. */
function asciiDigit(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++;
  return String(value);
}
