import { assert } from "deno-std/assert/assert.js";
import { BIN_KINDS } from "../../../contract/bin.ts";
import { auditTexts } from "../audit/audit_texts.ts";
import { binTexts } from "./bin_texts.ts";

Deno.test("What lies in the bin is named as the audit log names it", () => {
  const nouns = Object.values(auditTexts.resources);
  for (const kind of BIN_KINDS) assert(nouns.includes(binTexts.kinds[kind].toLowerCase()), kind);
});
