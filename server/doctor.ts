/** `deno task doctor`: looks at what a server needs, and says in sentences what to do. Ends with 1 if something is wrong. */
import { dirname } from "deno-std/path/dirname.js";
import { statfs } from "node:fs/promises";
import { connect } from "node:net";
import { certificateEnd } from "./certificate_end.ts";
import { isLoopback } from "./http/client_address.ts";
import { StoreLockedError } from "./kv/errors.ts";
import { keys } from "./kv/keys.ts";
import { openStore } from "./kv/open_store.ts";
import { mailServerOf } from "./outbox/mail_server.ts";
import type { Store } from "./kv/store.ts";
import { hasStore } from "./start/open_or_refuse.ts";
import { environment, originWarning, readSettings, type Settings, settingsWarnings } from "./settings.ts";
import { errorMessage } from "./shared/error_message.ts";

/** What was found of one thing. */
interface Finding {
  what: string;
  state: "good" | "look" | "wrong";
  /** A sentence: what is the case, and what to do unless it is good. */
  says: string;
}

const TIMEOUT_MS = 5_000;
/** Less room than that is worth a word: a backup needs that of two stores. */
const ROOM_LEAST = 500_000_000;
const SKEW_MOST_MS = 5_000;
/** Writes of which the delay is the median, and what is too long: the kernel holds an acknowledgement back for 40 ms. */
const TRIALS = 5;
/** As many as a save has: fewer go in one packet, and wait for none. */
const TRIAL_BYTES = 4_000;
const DELAY_MOST_MS = 35;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** One that renews itself does so 30 days before its end. */
const CERTIFICATE_LEAST_DAYS = 21;

/** How the public address is asked. A test brings its own. */
interface Outside {
  fetched: typeof fetch;
  certificateEnd: typeof certificateEnd;
}

/** Looks at everything. */
export async function diagnose(
  variables: Record<string, string | undefined>,
  outside: Outside = { fetched: fetch, certificateEnd },
): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(variables);
  } catch (error) {
    return [{ what: "settings", state: "wrong", says: `${errorMessage(error)}.` }];
  }
  const warnings = settingsWarnings(settings).map((says): Finding => ({
    what: "settings",
    state: "look",
    says,
  }));
  return [
    ...warnings.length > 0 ? warnings : [good("settings", "All of them can be used.")],
    ...await storeFindings(settings),
    ...await diskFindings(settings),
    await mailFinding(settings),
    ...proxyFindings(settings),
    ...await publicFindings(settings, outside),
    ...await certificateFindings(settings, outside),
    backupFinding(settings),
    secretFinding(settings),
  ];
}

async function storeFindings({ kv }: Settings): Promise<Finding[]> {
  const where = /^https?:/.test(kv) ? "The denokv server" : `The store ${kv}`;
  // Looking at a store makes none.
  if (!await hasStore(kv)) {
    return [look("store", `There is no store ${kv}. See that KV is right; the first start makes it.`)];
  }
  try {
    await using store = await openStore(kv);
    return [
      good("store", `${where} can be read and written. No server runs on it from here.`),
      ...await delayFindings(store),
    ];
  } catch (error) {
    if (error instanceof StoreLockedError) {
      return [
        good("store", `${where} is in use by a running server, whose /readyz tells whether it is well.`),
      ];
    }
    return [
      wrong(
        "store",
        `${where} cannot be used (${
          errorMessage(error)
        }). Make it belong to the user of the server (chown), or see that the address and DENO_KV_ACCESS_TOKEN are right.`,
      ),
    ];
  }
}

/** Of a denokv server alone: a file has no network between. */
async function delayFindings({ kv, log }: Store): Promise<Finding[]> {
  if (!log) return [];
  const times: number[] = [];
  for (let turn = 0; turn < TRIALS; turn++) {
    const started = performance.now();
    await kv.set(keys.trial, new Uint8Array(TRIAL_BYTES));
    times.push(performance.now() - started);
  }
  const ms = Math.round(times.sort((a, b) => a - b)[Math.floor(TRIALS / 2)]!);
  return [
    ms < DELAY_MOST_MS ? good("store's delay", `A small write takes ${ms} ms.`) : look(
      "store's delay",
      `A small write takes ${ms} ms. Near 40 it waits for an acknowledgement that the kernel holds back, which a route with quickack ends (docs/scale.md). Else bring servers and denokv nearer to each other.`,
    ),
  ];
}

async function diskFindings({ kv, backups }: Settings): Promise<Finding[]> {
  const folders = [...new Set([/^https?:/.test(kv) ? undefined : dirname(kv), backups])];
  const found: Finding[] = [];
  for (const folder of folders) {
    if (folder === undefined) continue;
    try {
      const { bavail, bsize } = await statfs(folder);
      const room = Number(bavail) * Number(bsize);
      const says = `${folder} has ${Math.round(room / 1e6).toLocaleString("en")} MB of room.`;
      found.push(
        room < ROOM_LEAST
          ? wrong("disk", `${says} Free some, or move KV or BACKUPS: on a full disk nobody can write to you.`)
          : good("disk", says),
      );
    } catch (error) {
      const code = (error as { code?: string }).code;
      found.push(
        code === "ENOENT"
          ? look("disk", `${folder} is not there yet. The first start, or the first backup, makes it.`)
          : look("disk", `The room in ${folder} cannot be told (${errorMessage(error)}). Look with df.`),
      );
    }
  }
  return found;
}

async function mailFinding({ mail }: Settings): Promise<Finding> {
  if (!mail) {
    return look(
      "mail",
      "SMTP_URL is not set. Set it, or the mail server in the panel, or nobody hears of inquiries.",
    );
  }
  const { host, port } = mailServerOf(mail.smtpUrl);
  const problem = await reach(host, port);
  return problem === null
    ? good(
      "mail",
      `The mail server ${host}:${port} takes connections. The panel's "Mail and Webhook" sends a test.`,
    )
    : wrong(
      "mail",
      `The mail server ${host}:${port} cannot be reached (${problem}). See that its name and port are right, and that no firewall is between.`,
    );
}

/** What keeps a connection from being made; null if nothing does. */
function reach(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (problem: string | null) => {
      socket.destroy();
      resolve(problem);
    };
    socket.setTimeout(TIMEOUT_MS, () => end("no answer in five seconds"));
    socket.on("connect", () => end(null));
    socket.on("error", (error) => end(errorMessage(error)));
  });
}

function proxyFindings(settings: Settings): Finding[] {
  const { host, origin, proxies } = settings;
  if (!origin) {
    return [look("proxy", "ORIGIN is not set. A public site needs it: ORIGIN=https://your-name.example.")];
  }
  const findings: Finding[] = [];
  const open = originWarning(settings);
  if (open) findings.push(wrong("proxy", open));
  if (origin.startsWith("https:") && proxies === 0) {
    findings.push(
      look(
        "proxy",
        "ORIGIN is https, so a proxy stands in front, but TRUST_PROXY is 0: all visitors share the limits of one. Set it to the number of your proxies, usually 1.",
      ),
    );
  }
  if (proxies > 0 && !isLoopback(host)) {
    findings.push(
      look(
        "proxy",
        `TRUST_PROXY is ${proxies} and HOST is ${host}: who reaches the port past the proxy may name any address as the own. Let a firewall keep others out.`,
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [good("proxy", `ORIGIN is ${origin}, with ${proxies} proxies of yours.`)];
}

async function publicFindings({ origin }: Settings, { fetched }: Outside): Promise<Finding[]> {
  if (!origin) return [];
  try {
    const asked = Date.now();
    const answer = await fetched(`${origin}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const said = await answer.text();
    const date = Date.parse(answer.headers.get("date") ?? "");
    const clock = Number.isNaN(date) ? [] : [clockFinding(date - asked)];
    return answer.ok && said === "ok"
      ? [good("public address", `${origin} answers as this server does.`), ...clock]
      : [
        wrong(
          "public address",
          `${origin}/healthz answers ${answer.status}, and not as Roost does. See where the name and the proxy lead.`,
        ),
        ...clock,
      ];
  } catch (error) {
    return [
      look(
        "public address",
        `${origin} does not answer from here (${
          errorMessage(error)
        }). Start the server, or see where the name leads and whether its certificate is valid.`,
      ),
    ];
  }
}

/** Nothing where the address does not answer, which is said already. */
async function certificateFindings({ origin }: Settings, outside: Outside): Promise<Finding[]> {
  if (!origin?.startsWith("https:")) return [];
  const end = await outside.certificateEnd(origin, TIMEOUT_MS).catch(() => null);
  if (!end) return [];
  const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
  const day = end.toISOString().slice(0, 10);
  const renew = "Renew it in the proxy, and see why that did not happen by itself.";
  if (days < 0) {
    return [wrong("certificate", `It ended on ${day}: browsers show a warning and not the site. ${renew}`)];
  }
  return days < CERTIFICATE_LEAST_DAYS
    ? [look("certificate", `It ends on ${day}, in ${days} days. ${renew}`)]
    : [good("certificate", `It is valid until ${day}.`)];
}

function clockFinding(skewMs: number): Finding {
  // A date of HTTP has whole seconds.
  return Math.abs(skewMs) > SKEW_MOST_MS
    ? wrong(
      "clock",
      `This machine and the public address differ by ${
        Math.round(Math.abs(skewMs) / 1_000)
      } seconds. Turn on NTP (timedatectl set-ntp true): codes of authenticator apps and leases between servers need it.`,
    )
    : good("clock", "This machine and the public address agree.");
}

function backupFinding({ backupKeys }: Settings): Finding {
  return backupKeys.length > 0
    ? good("backups", "BACKUP_KEY is set: backups are encrypted. Keep a copy of it apart from them.")
    : look(
      "backups",
      "BACKUP_KEY is not set, so who has a backup reads what customers wrote. Set it to what `openssl rand -base64 32` prints.",
    );
}

function secretFinding({ secretsKeys }: Settings): Finding {
  return secretsKeys.length > 0
    ? good("secrets", "SECRETS_KEY is set. Keep a copy apart from the backups.")
    : look(
      "secrets",
      "SECRETS_KEY is not set, so second factors and passwords of servers are in backups as they are. Set it to what `openssl rand -base64 32` prints.",
    );
}

function good(what: string, says: string): Finding {
  return { what, state: "good", says };
}

function look(what: string, says: string): Finding {
  return { what, state: "look", says };
}

function wrong(what: string, says: string): Finding {
  return { what, state: "wrong", says };
}

if (import.meta.main) {
  const findings = await diagnose(environment());
  const marks = { good: "good ", look: "look ", wrong: "WRONG" };
  for (const { what, state, says } of findings) console.info(`${marks[state]}  ${what}: ${says}`);
  Deno.exit(findings.some(({ state }) => state === "wrong") ? 1 : 0);
}
