import { LANGUAGES } from "../../contract/language.ts";

const DAY = 24 * 3_600_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

interface SecurityContact {
  email: string;
  origin: string;
  now: Date;
}

/** The file `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt({ email, origin, now }: SecurityContact): string {
  // A whole day, so that the file changes once a day.
  const expires = new Date((Math.floor(now.getTime() / DAY) + VALID_DAYS) * DAY);
  const fields = [
    `Contact: mailto:${encodeURIComponent(email).replace("%40", "@")}`,
    // The RFC allows web addresses with https only.
    ...origin.startsWith("https:") ? [`Contact: ${origin}/contact`] : [],
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    ...origin.startsWith("https:") ? [`Canonical: ${origin}/.well-known/security.txt`] : [],
  ];
  return fields.join("\n") + "\n";
}
