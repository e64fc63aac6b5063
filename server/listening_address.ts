/** Values of `HOST` with which `localhost` reaches the server: loopback, or all interfaces. */
const HERE = ["127.0.0.1", "0.0.0.0", "::1", "::"];

/** The URL of the host and port where a server listens. */
export function listeningAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The URL that reaches the server from the same machine. */
export function addressHere(host: string, port: number): string {
  return listeningAddress(HERE.includes(host) ? "localhost" : host, port);
}
