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
