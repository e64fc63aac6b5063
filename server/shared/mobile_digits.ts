/** The ten digits of an Indian mobile number without country code and separators; null where there are fewer. */
export function mobileDigits(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  return digits.length >= 10 ? digits.slice(-10) : null;
}
