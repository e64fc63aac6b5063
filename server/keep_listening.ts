import { delay } from "deno-std/async/delay.js";
import { errorMessage } from "./shared/error_message.ts";

/** How long nobody is let in after the server could take no connection. */
const PAUSE_MS = 200;

interface Listening {
  addr: Deno.NetAddr;
  /** Takes no further connections, and resolves when the requests that run have ended. */
  shutdown(): Promise<void>;
}

/**
 * Serves as `Deno.serve` does, which gives up for good when a connection cannot be taken, as when the process has no
 * descriptor left. This listens again. Throws if it cannot listen at first.
 */
export function keepListening(
  { hostname, port }: { hostname: string; port: number },
  answer: Deno.ServeHandler<Deno.NetAddr>,
  failed: (message: string) => void,
): Listening {
  const listen = (at: number) => Deno.serve({ hostname, port: at, onListen: () => {} }, answer);
  let server = listen(port);
  const { addr } = server;
  let isStopping = false;

  async function again(): Promise<void> {
    while (!isStopping) {
      try {
        return await server.finished;
      } catch (error) {
        failed(`Cannot take connections: ${errorMessage(error)}`);
      }
      while (!isStopping) {
        await delay(PAUSE_MS);
        try {
          server = listen(addr.port);
          break;
        } catch (error) {
          failed(`Cannot take connections: ${errorMessage(error)}`);
        }
      }
    }
  }

  void again();
  return {
    addr,
    shutdown() {
      isStopping = true;
      return server.shutdown();
    },
  };
}
