/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** Hashes and judges passwords in a worker: each takes tens of milliseconds and would block other requests. */
import { argon2id, argon2Verify } from "hash-wasm";

/** Of argon2id: the memory in KiB, and the passes over it. */
interface HashCost {
  memorySize: number;
  iterations: number;
}

export type PasswordJob =
  | { kind: "hash"; password: string; cost: HashCost }
  | { kind: "verify"; password: string; hash: string }
  /** Raw hashes of many codes with one salt. */
  | { kind: "derive"; codes: string[]; salt: string; cost: HashCost }
  /** Whether the password is easy to guess for somebody who knows the words in `known`. */
  | { kind: "judge"; password: string; known: string[] };

export type PasswordAnswer = string | string[] | boolean;

const SHAPE = { parallelism: 1, hashLength: 32 } as const;
/** The score of zxcvbn, 0 to 4, from which a password withstands guessing: more than 10^8 guesses. */
const SCORE_MIN = 3;
/** Longer passwords are judged by their beginning, because judging takes longer than linear time. */
const JUDGED_MAX = 64;

self.onmessage = async ({ data }: MessageEvent<PasswordJob>) => {
  self.postMessage(await work(data));
};

async function work(job: PasswordJob): Promise<PasswordAnswer> {
  switch (job.kind) {
    case "hash":
      return await argon2id({
        ...SHAPE,
        ...job.cost,
        password: job.password,
        salt: crypto.getRandomValues(new Uint8Array(16)),
        outputType: "encoded",
      });
    case "verify":
      return await argon2Verify({ password: job.password, hash: job.hash });
    case "derive": {
      const { codes, salt, cost } = job;
      const hashes: string[] = [];
      for (const password of codes) hashes.push(await argon2id({ ...SHAPE, ...cost, password, salt }));
      return hashes;
    }
    case "judge":
      return await isGuessable(job.password, job.known);
  }
}

let judging: ReturnType<typeof makeJudge> | undefined;

/** The dictionaries are loaded here, so that their memory is freed with the worker. */
async function makeJudge() {
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { adjacencyGraphs: graphs, dictionary: common } = await import("@zxcvbn-ts/language-common");
  const { dictionary: english } = await import("@zxcvbn-ts/language-en");
  return new ZxcvbnFactory({ graphs, dictionary: { ...common, ...english } });
}

async function isGuessable(password: string, known: string[]): Promise<boolean> {
  const judge = await (judging ??= makeJudge());
  // A name and a year count as little as the year alone, wherever the name stands.
  const rest = known.reduce(
    (left, word) => left.replaceAll(new RegExp(RegExp.escape(word), "giu"), ""),
    password,
  );
  return [password, rest].some((text) => judge.check(text.slice(0, JUDGED_MAX), known).score < SCORE_MIN);
}
