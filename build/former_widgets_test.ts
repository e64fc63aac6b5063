import { assertEquals } from "deno-std/assert/equals.js";
import type { Manifest } from "../contract/build_manifest.ts";
import { keepFormerWidgets } from "./former_widgets.ts";
import { tempFolder } from "../tests/temp_folder.ts";

Deno.test("a widget's files outlive the next build: a week for what pages load later, long for what is pinned", async () => {
  await using folder = await tempFolder();
  const files: Manifest["files"] = {};
  const day = 24 * 60 * 60;
  for (
    const [path, age] of [
      ["widgets/AAAAAAAA.js", 1],
      ["widgets/BBBBBBBB.js", 8],
      ["widgets/pinned/chat-CCCCCCCC.js", 300],
      ["widgets/chat.js", 1],
      ["assets/site-DDDDDDDD.js", 1],
    ] as const
  ) {
    await Deno.mkdir(`${folder.path}/dist/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
    await Deno.writeTextFile(`${folder.path}/dist/${path}`, path);
    const built = Date.now() / 1000 - age * day;
    await Deno.utime(`${folder.path}/dist/${path}`, built, built);
    files[`/${path}`] = { path, type: "text/javascript" };
  }
  await Deno.writeTextFile(`${folder.path}/dist/manifest.json`, JSON.stringify({ files }));
  await Deno.mkdir(`${folder.path}/next/widgets/pinned`, { recursive: true });
  const next: Manifest = { entries: {}, pinned: {}, withdrawn: {}, files: {} };
  await keepFormerWidgets(`${folder.path}/dist`, `${folder.path}/next`, next);
  assertEquals(Object.keys(next.files), ["/widgets/AAAAAAAA.js", "/widgets/pinned/chat-CCCCCCCC.js"]);
  const kept = await Deno.readTextFile(`${folder.path}/next/widgets/pinned/chat-CCCCCCCC.js`);
  assertEquals(kept, "widgets/pinned/chat-CCCCCCCC.js");
  // Nor does it stand in the way of a first build.
  await keepFormerWidgets(`${folder.path}/none`, `${folder.path}/next`, next);
});
