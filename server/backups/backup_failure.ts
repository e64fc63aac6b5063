import { en } from "../outbox/texts/en.ts";
import type { BackupFacts, BackupFault } from "./backup_fault.ts";

/** A backup, or its check, that failed. The message is the sentence in English, which the panel speaks. */
export class BackupError extends Error {
  override name = "BackupError";
  readonly fault: BackupFault;
  readonly facts: BackupFacts;

  constructor(fault: BackupFault, facts: BackupFacts = {}, options?: ErrorOptions) {
    super(en.backupFaults[fault](facts), options);
    this.fault = fault;
    this.facts = facts;
  }
}

/** By the codes that stores give in their answers. */
const CODES: Record<string, BackupFault> = {
  SignatureDoesNotMatch: "wrongSecret",
  InvalidAccessKeyId: "unknownKey",
  RequestTimeTooSkewed: "clock",
  NoSuchBucket: "noBucket",
  NoSuchKey: "gone",
  PermanentRedirect: "region",
  AuthorizationHeaderMalformed: "region",
  EntityTooLarge: "tooLarge",
  QuotaExceeded: "noRoom",
};

/** By the status, where the answer has no code that is known. */
const STATUSES: Record<number, BackupFault> = {
  301: "region",
  307: "region",
  401: "unknownKey",
  403: "forbidden",
  404: "noBucket",
  507: "noRoom",
};

/** By the codes of sockets, and words of what has none. */
const CONNECTIONS: readonly [RegExp, BackupFault][] = [
  [/ENOTFOUND|EAI_|EDNS|failed to lookup|getaddrinfo/i, "unknownServer"],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|connection refused/i, "noConnection"],
  [/ETIMEDOUT|timeout|timed out/i, "late"],
  [/CERT|SSL|TLS|self.signed|certificate|handshake/i, "noTls"],
];

/** By the words of the operating system, of Deno and of SQLite. */
const FOLDERS: readonly [RegExp, BackupFault][] = [
  [/NotCapable|PermissionDenied|EACCES|EPERM|read-?only/i, "folderForbidden"],
  [/ENOSPC|no space|os error 28|disk is full/i, "folderFull"],
  [/NotFound|ENOENT|NotADirectory|os error (2|20)\b/i, "folderMissing"],
];

/** The failure that an answer of a store tells. `body` may be its XML. */
export function refusedBy(place: BackupFacts, status: number, body: string): BackupError {
  const [, code = ""] = /<Code>(\w{1,60})<\/Code>/.exec(body) ?? [];
  const fault = CODES[code] ?? STATUSES[status] ?? "answered";
  return new BackupError(fault, { ...place, detail: `${status}${code && ` ${code}`}` });
}

export function unreachable(place: BackupFacts, problem: string): BackupError {
  const [, fault] = CONNECTIONS.find(([words]) => words.test(problem)) ?? [];
  return new BackupError(fault ?? "brokeOff", place);
}

/** What is wrong with a folder. */
export function folderProblem(folder: string, cause: unknown): BackupError {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  const [, fault] = FOLDERS.find(([words]) => words.test(`${name} ${message}`)) ?? [];
  return new BackupError(fault ?? "unwritten", { folder, detail: message }, { cause });
}
