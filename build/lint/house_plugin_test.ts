import { assertEquals } from "deno-std/assert/equals.js";
import { housePlugin } from "./house_plugin.ts";
import { readImportGraph, readSource } from "./import_graph.ts";

/** What the plugin says of files, given as path and text: path, rule and the reported source, in order. */
function findings(files: Record<string, string>, importMap: string[] = []): string[] {
  const graph = new Map(Object.entries(files).map(([path, text]) => [path, readSource(path, text)]));
  const plugin = housePlugin({ root: "/roost", graph, importMap });
  return Object.entries(files).flatMap(([path, text]) =>
    Deno.lint.runPlugin(plugin, `/roost/${path}`, text).map(({ id, range }) =>
      `${path} ${id.replace("house/", "")}: ${text.slice(...range).split("\n")[0]}`
    )
  );
}

const A = "export const a = 1;\n";
const USES_A = (from: string) => `import { a } from "${from}";\nconsole.log(a);\n`;

Deno.test("The contract imports zod and itself, and its schemas not the shared functions", () => {
  assertEquals(
    findings({
      "contract/limits.ts": A,
      "contract/shared/slug.ts": "export const slug = 1;\n",
      "contract/product.ts": `import * as z from "zod/mini";\n${USES_A("./limits.ts")}`,
      "contract/post.ts": `import { slug } from "./shared/slug.ts";\nimport { Hono } from "hono";\n`,
    }),
    [
      `contract/post.ts arrow: import { slug } from "./shared/slug.ts";`,
      `contract/post.ts arrow: import { Hono } from "hono";`,
    ],
  );
});

Deno.test("Only server/pages imports the site, and the site imports no other room", () => {
  assertEquals(
    findings({
      "site/a.ts": A,
      "server/pages/page.ts": USES_A("../../site/a.ts"),
      "server/seo/feed.ts": USES_A("../../site/a.ts"),
      "site/b.ts": `const later = () => import("../widgets/w.ts");\n`,
      "widgets/w.ts": `export type { A } from "../server/kv/a.ts";\n`,
      "tests/buyer_test.ts": USES_A("../site/a.ts"),
    }),
    [
      `server/seo/feed.ts arrow: import { a } from "../../site/a.ts";`,
      `site/b.ts arrow: import("../widgets/w.ts")`,
      `widgets/w.ts arrow: export type { A } from "../server/kv/a.ts";`,
    ],
  );
});

Deno.test("Imports in a circle are all named, by types of other folders too; what is loaded later closes no circle", () => {
  assertEquals(
    findings({
      "server/a.ts": `import { b } from "./b.ts";\nexport const a = b;\n`,
      "server/b.ts": `import { c } from "./c.ts";\nexport const b = c;\n`,
      "server/c.ts": `import type { E } from "./kv/e.ts";\nexport const c: E = 1;\n`,
      "server/kv/e.ts": `import { a } from "../a.ts";\nexport type E = typeof a;\n`,
      "server/View.ts": `import { Part } from "./Part.ts";\nexport interface Props {}\nPart();\n`,
      "server/Part.ts": `import type { Props } from "./View.ts";\nexport const Part = (_?: Props) => {};\n`,
      "server/d.ts": `import { a } from "./a.ts";\nexport const d = a;\n`,
      "server/e.ts": `import { d } from "./d.ts";\nexport const later = () => import("./f.ts") ?? d;\n`,
      "server/f.ts": `import { later } from "./e.ts";\nlater();\n`,
    }),
    [
      `server/a.ts import-circle: import { b } from "./b.ts";`,
      `server/b.ts import-circle: import { c } from "./c.ts";`,
      `server/c.ts import-circle: import type { E } from "./kv/e.ts";`,
      `server/kv/e.ts import-circle: import { a } from "../a.ts";`,
    ],
  );
});

Deno.test("An export that no other file takes is named, however it is declared", () => {
  assertEquals(
    findings({
      "server/a.ts": [
        "export const a = 1;",
        "export async function b() {}",
        "export interface C {}",
        "const d = 1, e = 2;",
        "export { d, e };",
        "export class F {}",
      ].join("\n"),
      "server/uses.ts": `import {\n  a,\n  type C as Other,\n  e,\n} from "./a.ts";\n`,
      "server/b_test.ts": `import { F } from "./a.ts";\n`,
      "server/whole.ts": "export const g = 1;\nexport type H = 1;\n",
      "server/all.ts": `import * as whole from "./whole.ts";\n`,
      "widgets/chat/entry.ts": "export function start() {}\n",
    }),
    ["server/a.ts unused-export: b", "server/a.ts unused-export: d"],
  );
});

Deno.test("A name of the contract, or of the same room, means one thing", () => {
  const uses = (...paths: string[]) =>
    paths.map((path, at) => `import { Quote as q${at} } from "../${path}";`).join("\n");
  assertEquals(
    findings({
      "server/quote.ts": "export interface Quote {}\n",
      "contract/quote.ts": "export interface Quote {}\n",
      "site/texts/en.ts": "export const home = 1;\n",
      "site/texts/hi.ts": "export const home = 1;\n",
      "server/icon.ts": "export const icon = 1;\n",
      "server/picture.ts": "export const icon = 1;\n",
      "site/icon.ts": "export const icon = 1;\n",
      "tests/all_test.ts": [
        uses("server/quote.ts", "contract/quote.ts"),
        `import { home } from "../site/texts/en.ts";`,
        `import { home as hi } from "../site/texts/hi.ts";`,
        ...["server/icon", "server/picture", "site/icon"].map((path) =>
          `import { icon } from "../${path}.ts";`
        ),
      ].join("\n"),
    }),
    ["server/quote.ts shared-name: Quote", "server/picture.ts shared-name: icon"],
  );
});

Deno.test("A dependency that nothing imports is named once", () => {
  const files = {
    "build/lint/house_rules.ts": `import { join } from "@std/path";\nimport("left-pad/pad.js");\n`,
    "server/a.ts": "const a = 1;\n",
  };
  assertEquals(findings(files, ["@std/path", "left-pad", "left-pad/", "unused", "unused/"]), [
    `build/lint/house_rules.ts unused-dependency: ${files["build/lint/house_rules.ts"].split("\n")[0]}`,
  ]);
});

Deno.test("A constant has the field's word", () => {
  assertEquals(
    findings({ "server/a.ts": "const PATIENCE_MS = 30;\nconst TIMEOUT_MS = 30;\nconst AT_ONCE = 4;\n" }),
    [
      "server/a.ts field-word: PATIENCE_MS",
      "server/a.ts field-word: AT_ONCE",
    ],
  );
});

Deno.test("All source files are read within a moment", () => {
  const graph = readImportGraph(new URL("../..", import.meta.url).pathname);
  assertEquals(graph.has("server/app.ts") && graph.has("site/app/App.tsx"), true);
  assertEquals(graph.get("build/lint/house_plugin.ts")!.exports, ["housePlugin"]);
});

Deno.test("A language is named in the list of languages and in its own files, and nowhere else", () => {
  const named = `const a = { te: 1 };\nconst b = "hi";\nconst c = a.te;\nconst d = /^(hi|te)$/;\n`;
  assertEquals(
    findings({
      "site/a.ts": named,
      "site/texts/te.ts": `export const te = {};\n`,
      "site/a_test.ts": named,
      "server/b.ts": `const { hi } = names;\nconst words = "the te of tea";\n`,
    }).filter((finding) => finding.includes("language-name")),
    [
      "site/a.ts language-name: te",
      `site/a.ts language-name: "hi"`,
      "site/a.ts language-name: te",
      "site/a.ts language-name: /^(hi|te)$/",
      "server/b.ts language-name: hi",
      "server/b.ts language-name: hi",
    ],
  );
});
