import { isIP } from "node:net";
import { connect } from "node:tls";

/** When the certificate ends that an https address shows, whether or not it is to be trusted. */
export async function certificateEnd(origin: string, timeoutMs: number): Promise<Date> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const socket = connect({
    host,
    port: Number(port || 443),
    rejectUnauthorized: false,
    // A proxy with several names shows the certificate of the one that it is asked for.
    ...isIP(host) === 0 && { servername: host },
  });
  socket.setTimeout(timeoutMs, () => reject(new Error("It does not answer")));
  socket.on("error", reject);
  socket.on("secureConnect", () => resolve(new Date(socket.getPeerCertificate().valid_to)));
  return await promise.finally(() => socket.destroy());
}
