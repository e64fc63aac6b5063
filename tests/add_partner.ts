import type { Partner } from "../contract/partner.ts";
import type { Roost } from "./roost.ts";

/** Logs in as the owner and sends one API request. */
export async function askOwner<T>(
  { address, username, password }: Roost,
  method: string,
  path: string,
  json?: unknown,
): Promise<T> {
  const login = await fetch(`${address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ username, password }),
  });
  await login.body?.cancel();
  const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
  const response = await fetch(address + path, {
    method,
    headers: { cookie, origin: address, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return await response.json();
}

/** Adds a partner whose pages have these origins. Resolves with the partner and its key. */
export function addPartner(roost: Roost, ...origins: string[]): Promise<Partner> {
  const dealer = { name: "Sample Dealer", origins, isActive: true };
  return askOwner<Partner>(roost, "POST", "/api/admin/partners", dealer);
}
