import * as z from "zod/mini";
import { LANGUAGES } from "./language.ts";
import { URL_MAX } from "./limits.ts";
import { address, flag, text } from "./field.ts";
import { refuses } from "./issue.ts";

/** What the server answers itself and never asks the redirects about. */
const OURS = ["admin", "api", "assets", "media", "widgets", "social", "healthz", "readyz"];

const inLanguage = new RegExp(`^/(${LANGUAGES.join("|")})(/|$)`);
const ours = new RegExp(`^/(${OURS.join("|")})(/|$)`);

const invalid = (message: string) => refuses("invalid_path", {}, { message });

const from = text({ message: "Write the old path", max: URL_MAX }).check(
  z.regex(/^\/[^\s]*$/, refuses("invalid_path")),
  z.refine(
    (path) => !/[?#]/.test(path),
    invalid("Leave out ? and # and what follows: every query is taken along"),
  ),
  z.refine((path) => tidyPath(path) !== "/", invalid("The home page leads nowhere else")),
  z.refine((path) => !ours.test(tidyPath(path)), invalid("This address belongs to the site itself")),
  z.refine(
    (path) => !inLanguage.test(tidyPath(path)),
    invalid("Leave out the language: it works below /hi and /te too"),
  ),
);

/** From an address that the site no longer has, to a page of ours or of somebody else. */
export const RedirectInputSchema = z.object({
  from: z.pipe(from, z.transform((path) => tidyPath(path))),
  to: z.pipe(
    text({ message: "Write where it leads", max: URL_MAX }),
    address,
  ),
  /** Search engines forget the old address. */
  isPermanent: flag,
});
export type RedirectInput = z.infer<typeof RedirectInputSchema>;

export const RedirectSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  isPermanent: z.boolean(),
  /** Where the last one of a chain leads, if that is not `to`. */
  leadsTo: z.nullable(z.string()),
});
export type Redirect = z.infer<typeof RedirectSchema>;

/** One that came with a changed slug, by what leads there now. */
export const AutomaticRedirectSchema = z.object({
  id: z.string(),
  kind: z.enum(["product", "category", "article"]),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
export type AutomaticRedirect = z.infer<typeof AutomaticRedirectSchema>;

/** A path as it is looked up: letters instead of escapes, no slash twice or at its end. */
export function tidyPath(path: string): string {
  const tidy = path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  try {
    return decodeURI(tidy).normalize();
  } catch {
    return tidy;
  }
}
