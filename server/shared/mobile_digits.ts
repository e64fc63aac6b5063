/** The last ten digits of a phone number: an Indian number without country code. Null if there are fewer. */
export function mobileDigits(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  return digits.length >= 10 ? digits.slice(-10) : null;
}
