/** A third-party site on its own origin. */
export interface HostPage {
  address: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** `html` may be a function, because a partner's key is created only once the page's origin is known. */
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
