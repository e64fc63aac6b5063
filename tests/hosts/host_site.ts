import type { HostPage } from "../host_page.ts";

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};
/** Stands in a page for the pinned script of the current build and its digest. */
const PINNED = /"ROOST\/pinned\/(\w+)"/g;
const OUR_TAG = /<script async(="async")? src="ROOST[^>]*><\/script>/g;

/**
 * Serves host pages at an origin of their own. `/plain` is `pages/plain.html`, in which `ROOST` stands for our
 * address. `?bare` removes our scripts. Text after a `+` in the path serves the same page under another name.
 * `/npm/…` is a file of an npm package. `headers` are response headers by the page's name.
 */
export function serveHosts(roost: string, headers: Record<string, Record<string, string>> = {}): HostPage {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
    const file = fileAt(pathname);
    const body = await Deno.readFile(file).catch(() => undefined);
    if (!body) return new Response("Not here", { status: 404 });
    const type = TYPES[file.pathname.split(".").at(-1)!] ?? "application/octet-stream";
    if (type !== TYPES.html) return new Response(body, { headers: { "content-type": type } });
    const { pinned } = JSON.parse(await Deno.readTextFile("dist/manifest.json"));
    const html = new TextDecoder().decode(body).replace(PINNED, (_, name) => {
      const { src, integrity } = pinned[name];
      return `"ROOST${src}" integrity="${integrity}" crossorigin`;
    });
    const shown = (searchParams.has("bare") ? html.replace(OUR_TAG, "") : html).replaceAll("ROOST", roost);
    return new Response(shown, { headers: { "content-type": type, ...headers[pathname.slice(1)] } });
  });
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

function fileAt(path: string): URL {
  if (path.startsWith("/npm/")) return new URL(import.meta.resolve(path.slice("/npm/".length)));
  return new URL(path.includes(".") ? `.${path}` : `./pages${path.split("+")[0]}.html`, import.meta.url);
}
