import { assertEquals } from "deno-std/assert/equals.js";
import type { ImportRow, ProductImport } from "../../../contract/product_import.ts";
import { assertError } from "../../testing/assert_error.ts";
import type { TestApp } from "../../testing/test_app.ts";
import { eventually } from "../../../tests/eventually.ts";

export const PATH = "/api/admin/products";

export type Content = string | Uint8Array<ArrayBuffer>;

export async function upload(test: TestApp, content: Content, name = "products.csv"): Promise<Response> {
  const body = new FormData();
  body.set("file", new File([content], name));
  return await test.request(`${PATH}/import`, {
    method: "POST",
    headers: { cookie: await test.login() },
    body,
  });
}

export async function check(test: TestApp, content: Content) {
  const response = await upload(test, content);
  assertEquals(response.status, 201, await response.clone().text());
  const told: ProductImport = await response.json();
  const rows: ImportRow[] = await (await test.admin("GET", `${PATH}/import/${told.id}/rows`)).json();
  return { ...told, rows };
}

export async function run(test: TestApp, id: string): Promise<ProductImport> {
  const started = await test.admin("POST", `${PATH}/import/${id}/run`);
  assertEquals(started.status, 200, await started.clone().text());
  const told = async (): Promise<ProductImport> =>
    await (await test.admin("GET", `${PATH}/import/${id}`)).json();
  await eventually(async () => (await told()).state === "writing", false);
  return await told();
}

/** The message with which the import of the whole file is refused. */
export async function refusal(test: TestApp, content: Content): Promise<string> {
  return (await assertError(await upload(test, content), 422, "invalid")).message;
}
