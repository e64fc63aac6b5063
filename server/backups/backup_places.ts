import { BackupError, folderProblem, refusedBy, unreachable } from "./backup_failure.ts";
import type { BackupFile } from "./backup_worker.ts";
import { type ExchangeAnswer, splitLine, withLine } from "./exchange.ts";
import { objectUrl, type S3Key, type S3Request, signRequest } from "./sign_request.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

/** Where backups are kept. Every call throws a BackupError that says what went wrong. */
export interface BackupPlace {
  /** The folder, or server and bucket. */
  where: string;
  /** Keeps the file at `path`, which may be moved. */
  keep(name: string, path: string, file: BackupFile): Promise<void>;
  /** Gives the path of a file that can be read: the one that is kept, or a copy of it at `path`. */
  fetch(name: string, path: string): Promise<string>;
  /** Deletes it. One that is not there any more is no failure. */
  remove(name: string): Promise<void>;
}

export function folderPlace(folder: string): BackupPlace {
  return {
    where: folder,
    async keep(name, path) {
      await Deno.rename(path, `${folder}/${name}`).catch((error) => {
        throw folderProblem(folder, error);
      });
    },
    async fetch(name) {
      const path = `${folder}/${name}`;
      await Deno.stat(path).catch((cause) => {
        throw new BackupError("gone", { bucket: folder }, { cause });
      });
      return path;
    },
    async remove(name) {
      await Deno.remove(`${folder}/${name}`).catch((error) => {
        if (error instanceof Deno.errors.NotFound) return;
        throw folderProblem(folder, error);
      });
    },
  };
}

export interface S3Setup extends S3Key {
  address: string;
  bucket: string;
  prefix: string;
  isPathStyle: boolean;
}

interface S3Parts {
  sandbox: Sandbox;
  now: () => Date;
  /** How long a connection may stand still. */
  idleMs: number;
}

const NOTHING = { size: 0, sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" };
/** Of an answer that refuses. */
const REFUSAL_MAX = 10_000;

/** A bucket of a server that speaks S3. The requests are signed here and sent by a program of the sandbox. */
export function s3Place(setup: S3Setup, { sandbox, now, idleMs }: S3Parts): BackupPlace {
  const { address, bucket, prefix } = setup;
  const { host: server } = new URL(address);
  const place = { server, bucket };

  async function send(method: S3Request["method"], name: string, body?: BackupFile & { path: string }) {
    const url = objectUrl(setup, prefix + name);
    const { size, sha256 } = body ?? NOTHING;
    const headers = await signRequest({ method, url, sha256 }, setup, now());
    const bytes = body && (await Deno.open(body.path)).readable;
    const sent = withLine({ method, url: url.href, headers, size, idleMs }, bytes);
    const { line, rest } = await splitLine<ExchangeAnswer>(sandbox("exchange", sent))
      .catch((cause) => {
        throw new BackupError("brokeOff", place, { cause });
      });
    if ("status" in line) return { status: line.status, rest };
    // Unread, it would hold its place among the programs.
    await rest.cancel();
    throw unreachable(place, line.problem);
  }

  async function refusal({ status, rest }: Awaited<ReturnType<typeof send>>): Promise<BackupError> {
    return refusedBy(place, status, (await new Response(rest).text()).slice(0, REFUSAL_MAX));
  }

  return {
    where: `${server}/${bucket}`,
    async keep(name, path, file) {
      const answer = await send("PUT", name, { ...file, path });
      if (answer.status !== 200) throw await refusal(answer);
      await answer.rest.cancel();
    },
    async fetch(name, path) {
      const answer = await send("GET", name);
      if (answer.status !== 200) throw await refusal(answer);
      const file = await Deno.open(path, { write: true, createNew: true, mode: 0o600 });
      await answer.rest.pipeTo(file.writable).catch((cause) => {
        throw unreachable(place, String(cause));
      });
      return path;
    },
    async remove(name) {
      const answer = await send("DELETE", name);
      if (![200, 204, 404].includes(answer.status)) throw await refusal(answer);
      await answer.rest.cancel();
    },
  };
}
