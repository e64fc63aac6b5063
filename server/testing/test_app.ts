import type { Channel } from "../../contract/delivery.ts";
import { accountStore } from "../accounts/account_store.ts";
import { hashing } from "../accounts/password.ts";
import { cookieName } from "../accounts/session_cookie.ts";
import { setupLink } from "../accounts/setup_link.ts";
import { sessionStore } from "../accounts/session_store.ts";
import { createApp } from "../app.ts";
import { backupMaker } from "../backups/backups.ts";
import type { AppParts } from "../app_parts.ts";
import { shippedFiles } from "../assistant/guides/shipped_guides.ts";
import { contentReader } from "../content/content_reader.ts";
import { emptyDist } from "./empty_dist.ts";
import { childSandbox } from "../sandbox/child_sandbox.ts";
import { PROGRAMS } from "../sandbox/programs.ts";
import { type DerivedFiles, NO_FILES, orShipped } from "../kv/derived_files.ts";
import { openStore } from "../kv/open_store.ts";
import { jsonLine } from "../log/house_log.ts";
import type { Shipped } from "../knowledge/knowledge_store.ts";
import { sendingSettings } from "../sending/sending_settings.ts";
import type { Settings } from "../settings.ts";
import { createStores } from "../stores.ts";
import { CATEGORY } from "./fixtures.ts";

export const OWNER = { username: "owner", password: "amber-neem-heron-2718" };

/** While an app of a test lives, hashes cost the least: hundreds are made, and nobody steals them. */
const LEAST_COST = { memorySize: 8, iterations: 1 };
const REAL_COST = hashing.cost;

/** Of the owner's password, at the least cost that argon2id has: a stored hash names its own cost. */
const OWNERS_HASH =
  "$argon2id$v=19$m=8,t=1,p=1$c2FtcGxlIHNhbHQgMDAxNg$oZ6Z3TN6bv4QjMPbQ2Js9bOTXWMnr4gUjB1mDvv8VpI";

type SettingsOptions = Partial<
  Pick<AppParts["settings"], "secretsKeys" | "requiresSecondFactor" | "metricsToken">
>;

export interface TestAppOptions
  extends SettingsOptions, Partial<Pick<AppParts, "demo" | "dist" | "model" | "tell" | "paint" | "metrics">> {
  origin?: string;
  /** That of the link which makes the first account. */
  setupToken?: string;
  /** Whether one proxy of ours stands before the app. */
  trustProxy?: boolean;
  exemptsLoopback?: boolean;
  /** A file, for a store that outlives the app. */
  location?: string;
  /** Where it is kept what is derived from the store; unless told otherwise it is read from the build alone. */
  files?: DerivedFiles;
  /** The folder for backups. */
  backupFolder?: string;
  /** The keys that encrypt them. */
  backupKeys?: string[];
  /** How long a connection to a store of backups may stand still. */
  idleMs?: number;
  /** By which the owner hears of new inquiries; those that are set unless told otherwise. */
  channels?: readonly Channel[];
  /** The mail server and the webhook that the environment names. */
  environment?: Partial<Pick<Settings, "mail" | "webhook">>;
  /** The knowledge that comes with the software; that of the repository unless told otherwise. */
  shipped?: Partial<Shipped>;
}

type Init = Omit<RequestInit, "body"> & {
  json?: unknown;
  body?: BodyInit;
  /** The address of the connection; without one the request is made in process. */
  from?: string;
};

/**
 * The real app over a store in memory, at a time that the test sets:
 *
 *     await using test = await testApp();
 *     await test.category();
 *     const response = await test.admin("POST", "/api/admin/products", aProduct());
 */
export async function testApp(
  {
    origin = "http://localhost:8000",
    trustProxy = false,
    exemptsLoopback = false,
    dist = emptyDist(),
    location = ":memory:",
    files = orShipped(NO_FILES, shippedFiles()),
    backupFolder = "",
    backupKeys,
    idleMs,
    channels,
    environment = {},
    shipped = {},
    secretsKeys,
    requiresSecondFactor,
    metricsToken,
    setupToken,
    ...parts
  }: TestAppOptions = {},
) {
  hashing.cost = LEAST_COST;
  const clock = { now: new Date("2026-03-01T08:00:00.000Z") };
  const logged: string[] = [];
  const events: string[] = [];
  const store = await openStore(location);
  store.files = files;
  const now = () => clock.now;
  const sandbox = childSandbox(PROGRAMS);
  const sending = sendingSettings({
    store,
    settings: { ...secretsKeys && { secretsKeys }, ...environment },
    sandbox,
    now,
  });
  const stores = createStores(
    store,
    now,
    channels ? () => Promise.resolve(channels) : sending.channels,
    shipped,
  );
  const accounts = accountStore(store, now);
  if (setupToken) await setupLink(store, now).begin(setupToken);
  const read = contentReader(stores);
  const backups = backupMaker({
    store,
    settings: {
      kv: location,
      backups: backupFolder,
      ...backupKeys && { backupKeys },
      ...secretsKeys && { secretsKeys },
    },
    sandbox,
    now,
    log: (line) => logged.push(line),
    tell: parts.tell,
    ...idleMs && { idleMs },
  });
  const app = createApp({
    stores,
    backups,
    read,
    settings: {
      origin,
      proxies: trustProxy ? 1 : 0,
      exemptsLoopback,
      ...secretsKeys && { secretsKeys },
      requiresSecondFactor,
      metricsToken,
    },
    dist,
    sandbox,
    sending,
    now,
    log: (message, fields) => logged.push(fields ? jsonLine({ message, ...fields }) : message),
    sayEvent: (line) => events.push(line),
    ...parts,
  });
  let cookie: Promise<string> | undefined;

  async function request(path: string, { json, from, ...init }: Init = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (json !== undefined) headers.set("content-type", "application/json");
    const asked = {
      ...init,
      headers,
      ...(json === undefined ? {} : { method: init.method ?? "POST", body: JSON.stringify(json) }),
    };
    return await app.request(path, asked, from === undefined ? {} : { remoteAddr: { hostname: from } });
  }

  async function owner() {
    const known = await accounts.byName(OWNER.username);
    if (known) return known;
    const createdAt = now().toISOString();
    return await accounts.accounts.create({ username: OWNER.username, passwordHash: OWNERS_HASH, createdAt });
  }

  /** Logs in over the login route; gives the cookie as a browser sends it back. */
  async function login(): Promise<string> {
    await owner();
    const response = await request("/api/admin/login", { json: OWNER });
    if (!response.ok) throw new Error(`Cannot log in: ${response.status} ${await response.text()}`);
    return response.headers.get("set-cookie")!.split(";")[0]!;
  }

  /** The cookie of a session that was opened without a login. */
  async function openSession(): Promise<string> {
    const { token } = await sessionStore(store, accounts, now).open(await owner());
    return `${cookieName(origin.startsWith("https:"))}=${token}`;
  }

  return {
    app,
    read,
    store,
    stores,
    sending,
    backups,
    accounts,
    clock,
    /** What the app told its log. */
    logged,
    /** The lines of security events that it wrote to standard output. */
    events,
    request,
    login,

    /** A call of the owner, for whom the first one opens a session. */
    async admin(method: string, path: string, json?: unknown, headers: HeadersInit = {}): Promise<Response> {
      cookie ??= openSession();
      const all = new Headers(headers);
      all.set("cookie", await cookie);
      return await request(path, { method, headers: all, json });
    },

    /** A category to file products in; its name is that of `aProduct()` unless told otherwise. */
    category: (fields: Partial<typeof CATEGORY> = {}) => stores.categories.create({ ...CATEGORY, ...fields }),

    async [Symbol.asyncDispose]() {
      hashing.cost = REAL_COST;
      await store.close();
    },
  };
}

/** The cookies of an answer, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]).join("; ");
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
