/**
 * Starts the server: reads the settings, opens the store and serves. `--dev` loads the sample company, `--month` an
 * invented month of inquiries, chats and counts for it.
 */
import { delay } from "deno-std/async/delay.js";
import { accountStore } from "./accounts/account_store.ts";
import { sealSecrets } from "./accounts/seal_secrets.ts";
import { setupLink } from "./accounts/setup_link.ts";
import { demoAccount } from "./accounts/demo_account.ts";
import { codeName } from "./code_name.ts";
import { createApp } from "./app.ts";
import { type BackupMaker, backupMaker } from "./backups/backups.ts";
import { publishDue } from "./blog/publish_due.ts";
import type { ContentReader } from "./content/content.ts";
import { contentReader } from "./content/content_reader.ts";
import { loadDist } from "./http/dist.ts";
import { observe } from "./http/observe.ts";
import { isLoopback } from "./http/client_address.ts";
import { type HouseLog, houseLog } from "./log/house_log.ts";
import { serverMetrics } from "./log/metrics.ts";
import { writeStandardOutput } from "./log/standard_output.ts";
import { StoreAwayError, StoreLockedError } from "./kv/errors.ts";
import { sweepAbandoned } from "./kv/blobs.ts";
import { type DerivedFiles, derivedFiles } from "./kv/derived_files.ts";
import { openStore } from "./kv/open_store.ts";
import { announcePresence } from "./kv/presence.ts";
import type { Store } from "./kv/store.ts";
import { keepListening } from "./keep_listening.ts";
import { addressHere, listeningAddress } from "./listening_address.ts";
import { createWorker } from "./outbox/create_worker.ts";
import { mailLook } from "./outbox/mail_look.ts";
import { deleteOld, finishErasures } from "./personal_data/delete_old.ts";
import { OWN_REQUEST } from "./publication/publication_gate.ts";
import { beginHidden } from "./publication/begin_hidden.ts";
import { childSandbox } from "./sandbox/child_sandbox.ts";
import { PROGRAMS } from "./sandbox/programs.ts";
import { remoteSandbox } from "./sandbox/remote_sandbox.ts";
import { environment, readSettings, type Settings, settingsWarnings } from "./settings.ts";
import { errorMessage } from "./shared/error_message.ts";
import { StartError } from "./start_error.ts";
import { noticeMailer, type Tell } from "./sending/notice_mailer.ts";
import { sendingSettings } from "./sending/sending_settings.ts";
import { tellUnanswered } from "./sending/tell_unanswered.ts";
import { SANDBOX_VARIABLE } from "./start/permissions.ts";
import { refuse } from "./start/refuse.ts";
import { createStores, type Stores } from "./stores.ts";

/** Interval between checks for scheduled articles, so the longest delay of a publication. */
const PUBLISH_EVERY_MS = 15_000;
/** Interval between writes of what is counted for the partners. A crash loses at most the counts of one interval. */
const COUNTS_EVERY_MS = 30_000;
/** The same for what is counted for the dashboard. */
const FIGURES_EVERY_MS = 10_000;
/** Interval between checks for a bulk write whose server died. Its changes are then rolled back. */
const RECOVER_EVERY_MS = 15_000;
/** Interval between deletions of what visitors left longer ago than it may be stored. */
const DELETE_OLD_EVERY_MS = 6 * 60 * 60 * 1_000;
/** Interval between looks whether it is time to tell of unanswered questions. */
const TELL_EVERY_MS = 10 * 60 * 1_000;
/** Interval between looks whether a backup is due. */
const BACK_UP_EVERY_MS = 2 * 60 * 1_000;
/** Interval between writes of the log's lines on requests. */
const FLUSH_EVERY_MS = 250;
/** How long a server beside others says that it leaves before it does. */
const LEAVE_MS = 2_500;
/** How long a shutdown waits for requests that are still running. */
const GRACE_MS = 3_000;

async function main(): Promise<void> {
  const settings = readSettings(environment());
  const dev = Deno.args.includes("--dev");
  if (dev && !isLoopback(settings.host)) {
    throw new StartError(
      `Cannot start with HOST=${settings.host}: development tells the admin's password to whoever asks, so it ` +
        "serves this machine alone (127.0.0.1)",
    );
  }
  /** Set by the process that started this one, which runs programs for it. */
  const parent = Deno.env.get(SANDBOX_VARIABLE);
  const log = logOf(settings, dev);
  for (const warning of settingsWarnings(settings)) log.warn(warning);
  const dist = await loadDist("dist");
  const store = await open(settings);
  store.health?.onChange((problem) => {
    if (problem === null) log.warn("The store takes writes again");
    else log.error(new StoreAwayError(problem).message);
  });
  const now = () => new Date();
  const sandbox = parent ? remoteSandbox(parent) : childSandbox(PROGRAMS);
  const sending = sendingSettings({ store, settings, sandbox, now });
  const stores = createStores(store, now, sending.channels);
  const presence = store.exclusive ? null : await announcePresence(store, now);
  await recoverFromDead(stores);
  await stores.written.separateDrafts(stores.drafts.of("pages"));
  await stores.chat.migrate();
  const accounts = accountStore(store, now);

  if (dev) {
    const { loadSample } = await import("./sample/load_sample.ts");
    const isNew = await loadSample(stores);
    if (isNew && Deno.args.includes("--month")) {
      const { loadMonth } = await import("./sample/load_month.ts");
      await loadMonth(stores);
    }
  } else await beginHidden(stores);
  const demo = dev ? await demoAccount(accounts, settings.kv) : undefined;
  const setupToken = dev ? undefined : await setupLink(store, now).begin();

  let answer: Deno.ServeHandler<Deno.NetAddr> = () => new Response(null, { status: 503 });
  const server = listen(settings, (request, info) => answer(request, info), log);
  const origin = settings.origin ?? addressHere(settings.host, server.addr.port);
  const read = contentReader(stores);
  const tell = noticeMailer({ sending, origin, look: mailLook(stores, origin), log: log.error });
  const backups = backupMaker({ store, settings, sandbox, now, log: log.error, tell });
  const metrics = serverMetrics({ log, isWell: () => !store.health?.problem });
  const app = createApp({
    metrics,
    stores,
    backups,
    files: filesFor(settings, log),
    read,
    settings: { ...settings, origin, exemptsLoopback: dev || settings.isLoadTest },
    dist,
    sandbox,
    sending,
    now,
    log: log.error,
    warn: log.warn,
    sayEvent: log.event,
    tell,
    demo,
    model: settings.model,
  });
  answer = observe((request, info) => app.fetch(request, info), {
    log,
    proxies: settings.proxies,
    tell: metrics.answered,
  });

  const worker = createWorker({ stores, sending, tell, origin, now, log: log.error });
  const writeCounts = () =>
    stores.partners.counts.flush().catch((error) =>
      log.error(`Cannot write what partners' pages did: ${errorMessage(error)}`)
    );
  const api = async (path: string) => await app.fetch(new Request(`http://localhost${path}`), OWN_REQUEST);
  const writeFigures = (options?: { all: boolean }) =>
    stores.counter.flush({ read, api }, options).catch((error) =>
      log.error(`Cannot write what was counted: ${errorMessage(error)}`)
    );
  let stopping: Promise<void> | undefined;
  const stop = () => stopping ??= shutDown();
  async function shutDown(): Promise<void> {
    if (presence) {
      // Others serve on: a balancer that asks sends nobody here any more before connections end.
      const before = answer;
      answer = (request, info) =>
        /\/(healthz|readyz)$/.test(request.url)
          ? new Response("leaving", { status: 503 })
          : before(request, info);
      await delay(LEAVE_MS);
    }
    // Let running requests finish, but not for ever: an open stream, such as the live chats, never ends.
    await Promise.race([Promise.all([server.shutdown(), worker.stop()]), delay(GRACE_MS)]);
    await Promise.race([Promise.all([writeCounts(), writeFigures({ all: true })]), delay(GRACE_MS)]);
    // A shared store may be away and would never answer. Then the lease ends by itself.
    if (presence) await Promise.race([presence.release().then(() => store.close()), delay(GRACE_MS)]);
    else await store.close();
    log.flush();
    Deno.exit(0);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
  if (parent) endOfInput().then(stop);

  log.info(`Roost serves ${origin} (listening on ${listeningAddress(settings.host, server.addr.port)})`);
  if (demo) {
    log.info(`Admin panel ${origin}/admin  user name: ${demo.username}  password: ${demo.password}`);
  }
  if (setupToken) log.info(setupLine(origin, setupToken));

  publishWhenDue(stores, read, log);
  tellEveryDay(stores, tell, log);
  backUpWhenDue(backups, log);
  setInterval(writeCounts, COUNTS_EVERY_MS);
  setInterval(writeFigures, FIGURES_EVERY_MS);

  if (!store.exclusive) setInterval(() => recover(stores, log), RECOVER_EVERY_MS);

  void sealSecrets({ accounts, sending, backups, settings, now, log });
  await worker.start();
  dist.readAll().then(() => stores.formerAssets.keep(dist))
    .catch((error) => log.error(`Cannot keep the files of this release: ${errorMessage(error)}`));
  // Fill the caches now, so that the first request does not wait for thousands of documents to be read.
  // Products first, then inquiries: reading both at once would delay the products.
  // What search and assistant read besides is small, and then they answer while the store is away.
  Promise.all([read(), stores.knowledge.read(), stores.staffAnswers.read()])
    .catch((error) => log.error(`Cannot read the content: ${errorMessage(error)}`))
    .then(() => stores.inquiries.digest.rows())
    .catch((error) => log.error(`Cannot read the inquiries: ${errorMessage(error)}`))
    .then(() => deleteWhenOld(stores, settings, log));
}

function filesFor({ cache }: Settings, { warn }: HouseLog): DerivedFiles | undefined {
  return cache === undefined ? undefined : derivedFiles({ folder: cache, release: codeName(), log: warn });
}

/** The log of this process. What waits in it is written a few times a second, and when the process ends. */
function logOf({ log: { form, level } }: Settings, dev: boolean): HouseLog {
  const isText = form ? form === "text" : dev || Deno.stdout.isTerminal();
  const log = houseLog({ write: writeStandardOutput, now: () => new Date(), level, isText });
  setInterval(log.flush, FLUSH_EVERY_MS);
  addEventListener("unload", log.flush);
  // A fault that nobody caught ends the process, which is started again. It is one line of the log, like any other.
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    const { message, stack } = event.reason instanceof Error ? event.reason : new Error(String(event.reason));
    log.error(`The server ends: ${message}`, { stack });
    Deno.exit(1);
  });
  return log;
}

/** The token is in the fragment, which browsers send to nobody: the link is in no log of a proxy. */
function setupLine(origin: string, token: string): string {
  return `Make the first admin account within an hour at ${origin}/admin/setup#token=${token}`;
}

/** Resolves when the parent has ended, which holds the other end of this process's input. */
async function endOfInput(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
}

/** Publishes scheduled articles whose date has passed; checks every few seconds. */
function publishWhenDue(stores: Stores, read: ContentReader, log: HouseLog): void {
  let looked = stores.now();
  setInterval(async () => {
    const since = looked;
    looked = stores.now();
    try {
      await publishDue(stores, read, since);
    } catch (error) {
      looked = since;
      log.error(`Cannot publish the articles that are due: ${errorMessage(error)}`);
    }
  }, PUBLISH_EVERY_MS);
}

/** Tells of unanswered questions, once a day. */
function tellEveryDay(stores: Stores, tell: Tell, log: HouseLog): void {
  const tellNow = () =>
    tellUnanswered(stores, tell).catch((error) =>
      log.error(`Cannot tell of unanswered questions: ${errorMessage(error)}`)
    );
  void tellNow();
  setInterval(tellNow, TELL_EVERY_MS);
}

/** Makes a backup when the schedule says so; looks every few minutes. */
function backUpWhenDue(backups: BackupMaker, log: HouseLog): void {
  setInterval(
    () =>
      backups.runDue().catch((error) =>
        log.error(`Cannot make the backup that is due: ${errorMessage(error)}`)
      ),
    BACK_UP_EVERY_MS,
  );
}

/** Finishes erasures that were broken off. Then deletes what is old, now and every few hours. */
async function deleteWhenOld(stores: Stores, { retention }: Settings, { error }: HouseLog): Promise<void> {
  const failed = (cause: unknown) => error(`Cannot delete what is old: ${errorMessage(cause)}`);
  const deleteNow = () => deleteOld(stores, retention).then(() => {}, failed);
  await finishErasures(stores).catch(failed);
  await deleteNow();
  setInterval(deleteNow, DELETE_OLD_EVERY_MS);
}

/** Ends what servers that died have begun. Returns how many changes of a bulk write were rolled back. */
async function recoverFromDead({ store, products, imports, now }: Stores): Promise<number> {
  const count = await products.recover(imports.endAbandoned);
  if (!store.exclusive) await sweepAbandoned(store, now);
  return count;
}

/** Looks for what another server began and left when it died, on a store that several servers share. */
async function recover(stores: Stores, log: HouseLog): Promise<void> {
  try {
    const count = await recoverFromDead(stores);
    if (count > 0) {
      log.error(`Another server died amid a bulk write: ${count} of its changes were rolled back`);
    }
  } catch (error) {
    log.error(`Cannot look for a broken-off bulk write: ${errorMessage(error)}`);
  }
}

async function open({ kv }: Settings): Promise<Store> {
  try {
    return await openStore(kv);
  } catch (cause) {
    if (cause instanceof StoreLockedError) throw cause;
    // A server's URL may contain a password, so the message omits it.
    const where = /^https?:/.test(kv) ? "" : ` ${kv}`;
    // As after a command that root has run.
    const hint = cause instanceof Deno.errors.PermissionDenied
      ? ": who runs the server must own it and its folder"
      : "";
    throw new StartError(
      `Cannot start with KV: its store${where} cannot be opened (${errorMessage(cause)})${hint}`,
      { cause },
    );
  }
}

function listen(
  { host, port }: Settings,
  answer: Deno.ServeHandler<Deno.NetAddr>,
  log: HouseLog,
): ReturnType<typeof keepListening> {
  try {
    return keepListening({ hostname: host, port }, answer, log.error);
  } catch (cause) {
    if (cause instanceof Deno.errors.AddrInUse) {
      throw new StartError(`Cannot start with PORT=${port}: another program listens on ${host}:${port}`);
    }
    const reason = `cannot listen there (${errorMessage(cause)})`;
    throw new StartError(`Cannot start with HOST=${host} and PORT=${port}: ${reason}`, { cause });
  }
}

await main().catch(refuse);
