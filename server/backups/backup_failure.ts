/** A backup, or its check, that failed. The message is a sentence for the owner. */
export class BackupError extends Error {
  override name = "BackupError";
}

interface Bucket {
  /** Name of the server. */
  server: string;
  bucket: string;
}

type Sentence = (place: Bucket) => string;

/** By the codes that stores give in their answers. */
const CODES: Record<string, Sentence> = {
  SignatureDoesNotMatch: ({ server }) =>
    `${server} says that the secret does not belong to the key. Type both once more.`,
  InvalidAccessKeyId: ({ server }) => `${server} does not know this key. Look at it once more.`,
  RequestTimeTooSkewed: ({ server }) =>
    `The clock of this server differs too much from that of ${server}. Ask who runs it to set the time.`,
  NoSuchBucket: ({ server, bucket }) =>
    `There is no bucket "${bucket}" at ${server}. Look at its name once more.`,
  NoSuchKey: ({ bucket }) => `This backup is not in the bucket "${bucket}" any more.`,
  PermanentRedirect: ({ bucket }) =>
    `The bucket "${bucket}" is in another region. Change the region or the address.`,
  AuthorizationHeaderMalformed: ({ bucket }) =>
    `The bucket "${bucket}" is in another region. Change the region or the address.`,
  EntityTooLarge: ({ server }) => `The backup is larger than ${server} takes in one piece.`,
  QuotaExceeded: ({ bucket }) => `There is no room left in the bucket "${bucket}".`,
};

/** By the status, where the answer has no code that is known. */
const STATUSES: Record<number, Sentence> = {
  301: CODES.PermanentRedirect!,
  307: CODES.PermanentRedirect!,
  401: CODES.InvalidAccessKeyId!,
  403: ({ server, bucket }) =>
    `${server} does not let this key use the bucket "${bucket}". The key must be allowed to write, read and ` +
    "delete there.",
  404: CODES.NoSuchBucket!,
  507: CODES.QuotaExceeded!,
};

/** By the codes of sockets, and words of what has none. */
const CONNECTIONS: readonly [RegExp, Sentence][] = [
  [
    /ENOTFOUND|EAI_|EDNS|failed to lookup|getaddrinfo/i,
    ({ server }) => `The internet knows no server ${server}. Look at the address once more.`,
  ],
  [
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|connection refused/i,
    ({ server }) => `${server} takes no connection. Look at the address and its port once more.`,
  ],
  [
    /ETIMEDOUT|timeout|timed out/i,
    ({ server }) => `${server} did not answer in time. It is tried again next time.`,
  ],
  [
    /CERT|SSL|TLS|self.signed|certificate|handshake/i,
    ({ server }) => `No encrypted connection to ${server} came about.`,
  ],
];

/** The failure that an answer of a store tells. `body` may be its XML. */
export function refusedBy(place: Bucket, status: number, body: string): BackupError {
  const [, code = ""] = /<Code>(\w{1,60})<\/Code>/.exec(body) ?? [];
  const known = CODES[code] ?? STATUSES[status];
  if (known) return new BackupError(known(place));
  return new BackupError(
    `${place.server} answered ${status}${code && ` ${code}`}. It is tried again next time.`,
  );
}

export function unreachable(place: Bucket, problem: string): BackupError {
  const [, known] = CONNECTIONS.find(([words]) => words.test(problem)) ?? [];
  return new BackupError(
    known?.(place) ?? `The connection to ${place.server} broke off. It is tried again next time.`,
  );
}

/** What is wrong with a folder, by the words of the operating system, of Deno and of SQLite. */
export function folderProblem(folder: string, error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (/NotCapable|PermissionDenied|EACCES|EPERM|read-?only/i.test(`${name} ${message}`)) {
    return `This server may not write into the folder ${folder}. Who runs the server can allow it, or name another ` +
      "one by the setting BACKUPS.";
  }
  if (/ENOSPC|no space|os error 28|disk is full/i.test(message)) return `There is no room left in ${folder}.`;
  if (/NotFound|ENOENT|NotADirectory|os error (2|20)\b/i.test(`${name} ${message}`)) {
    return `There is no folder ${folder}, and it cannot be made.`;
  }
  return `The backup could not be written into ${folder} (${message}).`;
}
