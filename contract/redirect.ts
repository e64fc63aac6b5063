import * as z from "zod/mini";
import { LANGUAGES } from "./language.ts";
import { URL_MAX } from "./limits.ts";
import { address, flag, text } from "./field.ts";
import { refuses } from "./issue.ts";

/** First segments of the server's own paths. The server handles them before it looks up redirects. */
const OURS = ["admin", "api", "assets", "media", "widgets", "social", "healthz", "readyz", "metrics"];

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

/** A redirect from an address that no longer exists to a page of our site or another site. */
export const RedirectInputSchema = z.object({
  from: z.pipe(from, z.transform((path) => tidyPath(path))),
  to: z.pipe(
    text({ message: "Write where it leads", max: URL_MAX }),
    address,
  ),
  /** A permanent redirect makes search engines forget the old address. */
  isPermanent: flag,
});
export type RedirectInput = z.infer<typeof RedirectInputSchema>;

export const RedirectSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  isPermanent: z.boolean(),
  /** The final target of a chain of redirects, if it is not `to`. */
  leadsTo: z.nullable(z.string()),
});
export type Redirect = z.infer<typeof RedirectSchema>;

/** A redirect that was created when a slug changed. `kind` and `name` describe its target. */
export const AutomaticRedirectSchema = z.object({
  id: z.string(),
  kind: z.enum(["product", "category", "article"]),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
export type AutomaticRedirect = z.infer<typeof AutomaticRedirectSchema>;

/** Normalises a path for the lookup: decodes escapes, merges slashes and drops the last one. */
export function tidyPath(path: string): string {
  const tidy = path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  try {
    return decodeURI(tidy).normalize();
  } catch {
    return tidy;
  }
}
