/** What `HOST` may be to listen everywhere, or on this machine alone. */
const HERE = ["127.0.0.1", "0.0.0.0", "::1", "::"];

/** Where a server listens, as an address. */
export function listeningAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The address under which somebody at this machine reaches it. */
export function addressHere(host: string, port: number): string {
  return listeningAddress(HERE.includes(host) ? "localhost" : host, port);
}
