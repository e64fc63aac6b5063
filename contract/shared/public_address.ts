/** What a campaign adds to an address: `utm_source` and the like. */
const CAMPAIGN = /^utm_/;

/**
 * The address of a page, as it may be sent and stored: without fragment and query, which may hold tokens,
 * order numbers or email addresses. Only campaign parameters stay. Null if it is no http address.
 */
export function publicAddress(address: string): string | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  for (const name of [...url.searchParams.keys()]) if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  return url.origin + url.pathname + url.search;
}
