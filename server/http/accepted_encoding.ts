export type Encoding = "br" | "gzip" | "identity";

/** Most headers cached. Browsers send a handful; the limit keeps other clients from filling the memory. */
const CACHE_SIZE = 100;

/** Returns a function that picks the best encoding an `Accept-Encoding` header allows. Results are cached. */
export function encodingChooser(): (header: string | null) => Encoding {
  const known = new Map<string, Encoding>();
  return (header) => {
    if (!header) return "identity";
    let encoding = known.get(header);
    if (encoding === undefined) {
      if (known.size === CACHE_SIZE) known.clear();
      known.set(header, encoding = bestOf(header));
    }
    return encoding;
  };
}

/** Ignores weights except `q=0`: brotli is the smallest, so any client that accepts it gets it. */
function bestOf(header: string): Encoding {
  const allowed = new Map(
    header.toLowerCase().split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  const others = allowed.get("*") ?? false;
  return (["br", "gzip"] as const).find((name) => allowed.get(name) ?? others) ?? "identity";
}
