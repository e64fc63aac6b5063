/** Somebody else's site: serves pages from an origin of its own. */
export interface HostPage {
  address: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** `html` may be made when it is asked for: a key is given to an address that is known only then. */
export function serveHostPage(html: string | (() => string), headers: Record<string, string> = {}): HostPage {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    () =>
      new Response(typeof html === "string" ? html : html(), {
        headers: { "content-type": "text/html; charset=utf-8", ...headers },
      }),
  );
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
