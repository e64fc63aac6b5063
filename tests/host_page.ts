/** Somebody else's site: serves pages from an origin of its own. */
export interface HostPage {
  address: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export function serveHostPage(html: string, headers: Record<string, string> = {}): HostPage {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8", ...headers } }),
  );
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}
