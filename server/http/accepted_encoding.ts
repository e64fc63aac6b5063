export type Encoding = "br" | "gzip" | "identity";

/** Headers remembered: browsers send a handful, and nobody else shall fill the memory. */
const CACHE_SIZE = 100;

/** Tells the best encoding that an `Accept-Encoding` header allows, and reads each header only once. */
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

/** Weights only say yes or no: whoever takes brotli at all takes fewer bytes with it. */
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
