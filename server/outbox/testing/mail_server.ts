import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Socket } from "node:net";

/** What the server does with a mail after reading all of it. */
type MailAnswer =
  | "accept"
  /** Replies 4xx: the client may try again. */
  | "later"
  /** Replies 5xx: the client must not try again. */
  | "never"
  /** Never replies. */
  | "hang"
  /** Closes the connection without acknowledging the mail. */
  | "break"
  /** Acknowledges the mail, then closes the connection. */
  | "accept and break";

interface ReceivedMail {
  /** The message as it came, headers first. */
  raw: string;
  to: string[];
  answer: MailAnswer;
}

export interface MailServer {
  url: string;
  port: number;
  /** Every mail that was read completely, acknowledged or not. */
  mails: ReceivedMail[];
  /** How the server answers the next mails. */
  answer: MailAnswer;
  /** Resolves when at least `count` mails were read. */
  received(count: number): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface MailServerOptions extends SMTPServerOptions {
  port?: number;
  /** Mails to this address are taken and not kept. */
  except?: string;
}

/** A real SMTP server: `await using mail = await mailServer()`. */
export async function mailServer({ except, ...options }: MailServerOptions = {}): Promise<MailServer> {
  const sockets = new Map<string, Socket>();
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  let answer: MailAnswer = "accept";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, callback) {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (piece: string) => raw += piece);
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (except && to.includes(except)) return callback(null, "queued");
        mails.push({ raw, to, answer });
        const socket = sockets.get(`${session.remoteAddress}:${session.remotePort}`);
        if (answer === "later") {
          callback(Object.assign(new Error("greylisted"), { responseCode: 451 }));
        } else if (answer === "never") {
          callback(Object.assign(new Error("not wanted"), { responseCode: 554 }));
        } else if (answer === "break") socket?.destroy();
        else if (answer !== "hang") {
          callback(null, "queued");
          if (answer === "accept and break") socket?.end();
        }
        for (const look of waiting) look();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.set(`${socket.remoteAddress}:${socket.remotePort}`, socket);
    socket.on("error", () => {});
  });
  const listening = Promise.withResolvers<void>();
  server.listen(options.port ?? 0, "127.0.0.1", listening.resolve);
  await listening.promise;
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    get answer() {
      return answer;
    },
    set answer(next) {
      answer = next;
    },
    received(count) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => {
        if (mails.length < count) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
      return promise;
    },
    async [Symbol.asyncDispose]() {
      const closed = Promise.withResolvers<void>();
      server.close(closed.resolve);
      for (const socket of sockets.values()) socket.destroy();
      await closed.promise;
    },
  };
}
