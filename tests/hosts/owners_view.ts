import type { Roost } from "../roost.ts";

/** Signs in as the owner and gives the JSON at a path of the API. */
export async function ownersView<T>({ address, username, password }: Roost, path: string): Promise<T> {
  const login = await fetch(`${address}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ username, password }),
  });
  await login.body?.cancel();
  const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
  return await (await fetch(address + path, { headers: { cookie } })).json();
}
