/** Who counts as a program: it names itself, or the page that tells about it, as robots do by convention. */
const PROGRAM = /bot|crawl|spider|https?:/i;
/** Cookies of the panel and of the preview link, which staff have. Visitors have none of ours. */
const STAFF = /(^|[;\s])(__Host-)?roost_(session|preview)=/;

/**
 * Whether a person reads what this request asks for. A browser says which languages its reader reads, and
 * names neither a robot nor an address in its `User-Agent`. Asked ahead, before anybody clicked, counts not.
 */
export function isReader({ headers }: Request): boolean {
  if (!headers.has("accept-language")) return false;
  const agent = headers.get("user-agent");
  if (!agent || PROGRAM.test(agent)) return false;
  if (headers.has("sec-purpose")) return false;
  return !STAFF.test(headers.get("cookie") ?? "");
}

/**
 * Whether the request opens a page, and is not for a frame or a script. For a page that it shows in place, our
 * own script asks for the head of that page.
 */
export function opensPage({ headers, method }: Request): boolean {
  const target = headers.get("sec-fetch-dest");
  if (target === "document") return true;
  // Older browsers, and all over plain http, do not say what it is for.
  return (target === null || method === "HEAD" && target === "empty") &&
    (headers.get("accept")?.includes("text/html") ?? false);
}
