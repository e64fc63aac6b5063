import * as esbuild from "esbuild";

/** A button that loads its panel at the first click: the minimum that any chat widget costs a page. */
const BARE = `{
  const button = document.createElement("button");
  button.textContent = "Chat";
  button.style.cssText = "position:fixed;right:20px;bottom:20px;width:56px;height:56px;border-radius:50%";
  button.onclick = () => import("./panel.js").then(({ open }) => open());
  document.documentElement.append(button);
}`;

/** The same button rendered by Preact with a signal. */
const PREACT = `
  import { h, render } from "preact";
  import { signal } from "@preact/signals";
  const count = signal(0);
  const host = document.createElement("div");
  document.documentElement.append(host);
  render(h(() => h("button", { onClick: () => count.value++ }, "Chat ", count)), host.attachShadow({ mode: "open" }));
`;

/** Builds the scripts to compare ours with. They are minified in the same way. */
export async function buildRivals(): Promise<Record<"bare" | "preact", string>> {
  const bundle = async (contents: string) => {
    const { outputFiles } = await esbuild.build({
      stdin: { contents, resolveDir: import.meta.dirname },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      external: ["./panel.js"],
    });
    return outputFiles[0]!.text;
  };
  const rivals = { bare: await bundle(BARE), preact: await bundle(PREACT) };
  await esbuild.stop();
  return rivals;
}

/** Serves a test page with given tags, and the rival scripts, from a separate origin. */
export function serveRivals(scripts: Record<string, string>) {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const script = scripts[pathname.slice(1).replace(/\.js$/, "")];
    if (script) return new Response(script, { headers: { "content-type": "text/javascript" } });
    if (pathname !== "/") return new Response(null, { status: 204 });
    const paragraphs = "<p>Feed and medicines since 1994.</p>".repeat(Number(searchParams.get("paragraphs")));
    return new Response(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Sample dealer</title><meta name="description" content="Feed"><h1>Sample dealer</h1>${paragraphs}` +
        searchParams.getAll("html").join(""),
      { headers: { "content-type": "text/html; charset=utf-8" } },
    );
  });
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
