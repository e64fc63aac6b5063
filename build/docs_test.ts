import { assertEquals } from "deno-std/assert/equals.js";

const root = new URL("..", import.meta.url);

async function trackedFiles(): Promise<string[]> {
  const { stdout } = await new Deno.Command("git", { args: ["ls-files"], cwd: root })
    .output();
  return new TextDecoder().decode(stdout).trim().split("\n");
}

Deno.test("Every file that the documents name exists", async () => {
  const files = await trackedFiles();
  // A decision speaks of the files of its day.
  const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"));
  const missing: string[] = [];
  for (const document of documents) {
    const text = await Deno.readTextFile(new URL(document, root));
    // Names with a slash before them are addresses of the server.
    for (const [name] of text.matchAll(/(?<![\w./-])[\w-][\w./-]*\.(?:tsx?|css)\b/g)) {
      if (!files.some((file) => file.endsWith(name))) missing.push(`${document}: ${name}`);
    }
  }
  assertEquals(missing, []);
});

Deno.test("Every link of the documents leads to a file, and the list of decisions names each", async () => {
  const files = await trackedFiles();
  const linked = new Map<string, Set<string>>();
  // The sample's articles link to pages of the site.
  for (const document of files.filter((file) => file.endsWith(".md") && !file.startsWith("server/sample/"))) {
    const text = (await Deno.readTextFile(new URL(document, root))).replaceAll(/```.*?```|`[^`\n]*`/gs, "");
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) =>
      new URL(target!, new URL(document, root)).href.slice(root.href.length).replace(/\/$/, "")
    );
    linked.set(document, new Set(targets));
  }
  const missing = [...linked].flatMap(([document, targets]) =>
    [...targets].filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
      .map((target) => `${document}: ${target}`)
  );
  assertEquals(missing, []);
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));
  assertEquals(decisions.filter((file) => !linked.get("docs/decisions/README.md")!.has(file)), []);
});

Deno.test("The example of an addition has as many lines as docs/adding.md says", async () => {
  const text = await Deno.readTextFile(new URL("docs/adding.md", root));
  const said = [...text.matchAll(/^\| `([\w./]+)` +\| +(\d+) \|/gm)].map(([, file, count]) =>
    [file!, Number(count)] as const
  );
  const counted = await Promise.all(
    said.map(async ([file]) =>
      [file, (await Deno.readTextFile(new URL(file, root))).trimEnd().split("\n").length] as const
    ),
  );
  assertEquals(said.length, 3);
  assertEquals(said, counted);
  const [, total] = /three files, (\d+) lines/.exec(text)!;
  assertEquals(Number(total), counted.reduce((sum, [, count]) => sum + count, 0));
});
