/** Fetches a text to its end, which a browser needs to cache it. Throws for any status but success. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw Error(address);
  return response.text();
}
