import { assertEquals } from "deno-std/assert/equals.js";
import { testApp } from "../server/testing/test_app.ts";
import { auditTexts } from "../site/admin/audit/audit_texts.ts";

/** Commands that change nothing, and are not written down. */
const SILENT = ["preview", "columns", "second-factor"];

Deno.test("The audit log has words for every command that is written down", async () => {
  await using test = await testApp();
  const { paths } = await (await test.admin("GET", "/openapi.json")).json();
  const commands = Object.entries<object>(paths).flatMap(([path, calls]) => {
    const [resource = "", ...rest] = path.replace(/^\/api\/admin\/(blog\/)?/, "").split("/");
    const command = rest.findLast((word) => !word.startsWith("{"));
    const isCommand = "post" in calls || "patch" in calls;
    return isCommand && command && resource in auditTexts.resources ? [command] : [];
  });
  const known = { ...auditTexts.actions, ...auditTexts.events };
  const unnamed = new Set([...commands, "back-up"]).difference(new Set([...Object.keys(known), ...SILENT]));
  assertEquals([...unnamed], []);
});
