import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { addPseudoLanguage } from "./pseudo/pseudo_tree.ts";
import { tempFolder } from "./temp_folder.ts";

const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");
/** As `docs/languages.md` says. */
const FILES_MAX = 40;

Deno.test("A fourth language is a line and its files, and shows on every page that nothing is left in English", async () => {
  await using folder = await tempFolder();
  const added = await addPseudoLanguage(ROOT, folder.path);
  assert(added.length <= FILES_MAX, `${added.length} files`);
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "tests/pseudo/walk_pseudo.ts"],
    cwd: folder.path,
    env: { TEST_SAMPLE_STORE: "" },
  }).output();
  assertEquals(code, 0, new TextDecoder().decode(stderr));
  assertEquals(JSON.parse(new TextDecoder().decode(stdout)), {});
});
