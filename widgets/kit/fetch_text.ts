/** Fetches a text to its end, which a browser needs to cache it. Throws the address for any status but success. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw address;
  return response.text();
}
