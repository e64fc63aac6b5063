/**
 * Starts the server: reads the settings, opens the store and serves. `--dev` loads the sample company, `--month` an
 * invented month of inquiries, chats and counts for it.
 */
import { delay } from "deno-std/async/delay.js";
import { accountStore } from "./accounts/account_store.ts";
import { sealSecrets } from "./accounts/seal_secrets.ts";
import { setupLink } from "./accounts/setup_link.ts";
import { demoAccount, knownDemoAccount } from "./accounts/demo_account.ts";
import { shippedFiles } from "./assistant/guides/shipped_guides.ts";
import { codeName } from "./code_name.ts";
import { createApp } from "./app.ts";
import type { AppParts } from "./app_parts.ts";
import { backupMaker } from "./backups/backups.ts";
import { publishDue } from "./blog/publish_due.ts";
import { contentReader } from "./content/content_reader.ts";
import { loadDist } from "./http/dist.ts";
import { observe } from "./http/observe.ts";
import { isLoopback } from "./http/client_address.ts";
import { type HouseLog, houseLog } from "./log/house_log.ts";
import { serverMetrics } from "./log/metrics.ts";
import { writeStandardOutput } from "./log/standard_output.ts";
import { StoreAwayError } from "./kv/errors.ts";
import { sweepAbandoned } from "./kv/blobs.ts";
import { derivedFiles, NO_FILES, orShipped } from "./kv/derived_files.ts";
import type { Store } from "./kv/store.ts";
import { announcePresence } from "./kv/presence.ts";
import { keepListening } from "./keep_listening.ts";
import { addressHere, listeningAddress } from "./listening_address.ts";
import { createWorker } from "./outbox/create_worker.ts";
import { mailLook } from "./outbox/mail_look.ts";
import { deleteOld, finishErasures } from "./personal_data/delete_old.ts";
import { doubtedClock } from "./personal_data/doubted_clock.ts";
import { OWN_REQUEST } from "./publication/publication_gate.ts";
import { beginHidden } from "./publication/begin_hidden.ts";
import { childSandbox } from "./sandbox/child_sandbox.ts";
import { PROGRAMS } from "./sandbox/programs.ts";
import { remoteSandbox } from "./sandbox/remote_sandbox.ts";
import { environment, originWarning, readSettings, type Settings, settingsWarnings } from "./settings.ts";
import { errorMessage } from "./shared/error_message.ts";
import { StartError } from "./start_error.ts";
import { noticeMailer, type Tell } from "./sending/notice_mailer.ts";
import { sendingSettings } from "./sending/sending_settings.ts";
import { tellUnanswered } from "./sending/tell_unanswered.ts";
import { openOrRefuse } from "./start/open_or_refuse.ts";
import { SANDBOX_VARIABLE } from "./start/permissions.ts";
import { refuse } from "./start/refuse.ts";
import { createStores, type Stores } from "./stores.ts";

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 60 * 60_000];
/** Interval between writes of the log's lines on requests. */
const FLUSH_EVERY_MS = 250;
/** How long a server beside others says that it leaves before it does. */
const LEAVE_MS = 2_500;
const DOUBTED_CLOCK =
  "The clock is more than a week ahead of when the store was last in use. Unless it is set back, what is old will " +
  "be deleted a week from now";
/** How long a shutdown waits for requests that are still running. */
const GRACE_MS = 3_000;

const DEVELOPMENT_STORE =
  "This store is that of deno task dev: it shows the sample company, and its user has the password in admin.json " +
  "beside it. For a shop of your own stop, and give KV another file, such as KV=./shop/roost.kv";

async function main(): Promise<void> {
  const settings = readSettings(environment());
  const dev = Deno.args.includes("--dev");
  if (dev) refuseStrangers(settings);
  /** Set by the process that started this one, which runs programs for it. */
  const parent = Deno.env.get(SANDBOX_VARIABLE);
  const log = logOf(settings, dev);
  for (const warning of [originWarning(settings) ?? [], settingsWarnings(settings)].flat()) log.warn(warning);
  const dist = await loadDist("dist");
  const store = await openWatched(settings, log);
  const now = () => new Date();
  const sandbox = parent ? remoteSandbox(parent) : childSandbox(PROGRAMS);
  const sending = sendingSettings({ store, settings, sandbox, now });
  const stores = createStores(store, now, sending.channels);
  const presence = store.exclusive ? null : await announcePresence(store, now);
  const isDoubted = doubtedClock(store, now);
  if (await isDoubted()) log.warn(DOUBTED_CLOCK);
  const accounts = accountStore(store, now);
  const firstAccount = await readyStores({ stores, store, accounts, settings, dev, now, log });

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
    demo: firstAccount.demo,
    model: settings.model,
  });
  answer = observe((request, info) => app.fetch(request, info), {
    log,
    proxies: settings.proxies,
    tell: metrics.answered,
  });

  const worker = createWorker({ stores, sending, tell, origin, now, log: log.error });
  const work = attempts(log);
  const writeCounts = () =>
    work.attempt("write what partners' pages did", () => stores.partners.counts.flush());
  const api = async (path: string) => await app.fetch(new Request(`http://localhost${path}`), OWN_REQUEST);
  const writeFigures = (options?: { all: boolean }) =>
    work.attempt("write what was counted", () => stores.counter.flush({ read, api }, options));
  let stopping: Promise<void> | undefined;
  const stop = () =>
    stopping ??= shutDown({
      server,
      worker,
      presence,
      store,
      log,
      leave: () => answer = leaving(answer),
      writeCounted: () => Promise.all([writeCounts(), writeFigures({ all: true })]),
    });
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
  if (parent) endOfInput().then(stop);

  const listening = listeningAddress(settings.host, server.addr.port);
  sayAddresses(log, { origin, listening, ...firstAccount });
  beginRounds({ stores, read, backups, log: log.error }, tell, work);
  // A crash loses at most what was counted in between.
  setInterval(writeCounts, 30 * SECOND_MS);
  setInterval(writeFigures, 10 * SECOND_MS);
  void sealSecrets({ accounts, sending, backups, settings, now, log });
  await worker.start();
  const kept = work.attempt("keep the files of this release", async () => {
    await dist.readAll();
    await stores.formerAssets.keep(dist);
  });
  await readAhead(stores, read, work);
  // The first question would wait for it: of a new release it takes ten seconds of a processor.
  await work.attempt("prepare search and assistant", async () => void await app.request("/readyz"));
  await work.attempt("delete what is old", () => finishErasures(stores));
  void work.every(6 * HOUR_MS, "delete what is old", async () => {
    if (await isDoubted()) return log.warn(DOUBTED_CLOCK);
    await deleteOld(stores, settings.retention);
    await kept;
    await stores.formerAssets.deleteOld();
  })();
}

interface StoresToReady {
  stores: Stores;
  store: Store;
  accounts: ReturnType<typeof accountStore>;
  settings: Settings;
  dev: boolean;
  now: () => Date;
  log: HouseLog;
}

/** What a store needs before it is served: undone what died with a server, in today's form, and with a way in. */
async function readyStores(
  { stores, store, accounts, settings, dev, now, log }: StoresToReady,
): Promise<FirstAccount> {
  await recoverFromDead(stores);
  await stores.written.separateDrafts(stores.drafts.of("pages"));
  await stores.chat.migrate();
  if (dev) {
    await fillWithSample(stores);
    return { demo: await demoAccount(accounts, settings.kv) };
  }
  await beginHidden(stores);
  if (await knownDemoAccount(accounts, settings.kv)) log.warn(DEVELOPMENT_STORE);
  return { setupToken: await setupLink(store, now).begin() };
}

/** How somebody gets in who never was: an account that is told, or a link that makes one. */
interface FirstAccount {
  demo?: Awaited<ReturnType<typeof demoAccount>>;
  setupToken?: string | undefined;
}

interface Addresses extends FirstAccount {
  origin: string;
  listening: string;
}

/** Says where the site is, and how the first account is made or what it is: whoever started the server waits for it. */
function sayAddresses(log: HouseLog, { origin, listening, demo, setupToken }: Addresses): void {
  log.info(`Roost serves ${origin} (listening on ${listening})`);
  if (demo) {
    log.info(`Admin panel ${origin}/admin  user name: ${demo.username}  password: ${demo.password}`);
  }
  // In the fragment, which browsers send to nobody: the token is in no log of a proxy.
  const setup = `${origin}/admin/setup#token=${setupToken}`;
  if (setupToken) log.info(`Make the first admin account within an hour at ${setup}`);
  log.flush();
}

/** Throws where somebody else could reach a server that tells the admin's password to whoever asks. */
function refuseStrangers({ host }: Settings): void {
  if (isLoopback(host)) return;
  throw new StartError(
    `Cannot start with HOST=${host}: development tells the admin's password to whoever asks, so it ` +
      "serves this machine alone (127.0.0.1)",
  );
}

/** Opens the store. The log tells when it is away and when it is back. */
async function openWatched({ kv, cache }: Settings, { warn, error }: HouseLog): Promise<Store> {
  const store = await openOrRefuse(kv);
  store.health?.onChange((problem) => {
    if (problem === null) warn("The store takes writes again");
    else error(new StoreAwayError(problem).message);
  });
  const release = codeName();
  const own = cache ? derivedFiles({ folder: cache, release, log: warn }) : NO_FILES;
  store.files = orShipped(own, shippedFiles("dist", release));
  return store;
}

/** The sample company in an empty store, with `--month` and an invented month. */
async function fillWithSample(stores: Stores): Promise<void> {
  const { loadSample } = await import("./sample/load_sample.ts");
  const isNew = await loadSample(stores);
  if (!isNew || !Deno.args.includes("--month")) return;
  const { loadMonth } = await import("./sample/load_month.ts");
  await loadMonth(stores);
}

interface Ending {
  server: ReturnType<typeof listen>;
  worker: ReturnType<typeof createWorker>;
  presence: Awaited<ReturnType<typeof announcePresence>>;
  store: Store;
  log: HouseLog;
  leave: () => void;
  writeCounted: () => Promise<unknown>;
}

/** Ends requests, then writes what was counted, then closes the store, and gives each a time. */
async function shutDown({ server, worker, presence, store, log, ...to }: Ending): Promise<void> {
  if (presence) {
    // Others serve on: a balancer that asks sends nobody here any more before connections end.
    to.leave();
    await delay(LEAVE_MS);
  }
  // Let running requests finish, but not for ever: an open stream, such as the live chats, never ends.
  await Promise.race([Promise.all([server.shutdown(), worker.stop()]), delay(GRACE_MS)]);
  await Promise.race([to.writeCounted(), delay(GRACE_MS)]);
  // A shared store may be away and would never answer. Then the lease ends by itself.
  if (presence) await Promise.race([presence.release().then(() => store.close()), delay(GRACE_MS)]);
  else await store.close();
  log.flush();
  Deno.exit(0);
}

/** Answers on, but tells who asks after the server's health to send nobody any more. */
function leaving(answer: Deno.ServeHandler<Deno.NetAddr>): Deno.ServeHandler<Deno.NetAddr> {
  return (request, info) =>
    /\/(healthz|readyz)$/.test(request.url)
      ? new Response("leaving", { status: 503 })
      : answer(request, info);
}

/** Begins what a server looks after again and again. */
function beginRounds(
  { stores, read, backups, log }: Pick<AppParts, "stores" | "read" | "backups" | "log">,
  tell: Tell,
  { every }: Attempts,
): void {
  let looked = stores.now();
  every(15 * SECOND_MS, "publish the articles that are due", async () => {
    const until = stores.now();
    await publishDue(stores, read, looked);
    looked = until;
  });
  void every(10 * MINUTE_MS, "tell of unanswered questions", () => tellUnanswered(stores, tell))();
  every(2 * MINUTE_MS, "make the backup that is due", () => backups.runDue());
  if (stores.store.exclusive) return;
  every(15 * SECOND_MS, "look for a broken-off bulk write", async () => {
    const count = await recoverFromDead(stores);
    if (count) log(`Another server died amid a bulk write: ${count} of its changes were rolled back`);
  });
}

/**
 * Reads what would keep the first request waiting: thousands of documents, one kind after the other, as both at once
 * would delay the products. With what is small, search and assistant answer while the store is away.
 */
async function readAhead(stores: Stores, read: AppParts["read"], { attempt }: Attempts): Promise<void> {
  const small = [stores.knowledge.read, stores.staffAnswers.read];
  await attempt("read the content", () => Promise.all([read(), ...small.map((one) => one())]));
  await attempt("read what the panel lists", async () => {
    await stores.inquiries.digest.searchable();
    // Without a log of changes they are not kept, and wait for the first filter.
    if (stores.store.log) await stores.auditRows.rows();
  });
}

type Attempts = ReturnType<typeof attempts>;

/** Work whose failure is a line of the log. `every` does it again and again, and gives it to whoever wants it done now. */
function attempts({ error }: HouseLog) {
  const attempt = (what: string, work: () => Promise<unknown>): Promise<void> =>
    work().then(() => {}, (cause) => error(`Cannot ${what}: ${errorMessage(cause)}`));
  function every(ms: number, ...work: Parameters<typeof attempt>) {
    const again = () => attempt(...work);
    setInterval(again, ms);
    return again;
  }
  return { attempt, every };
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

/** Resolves when the parent has ended, which holds the other end of this process's input. */
async function endOfInput(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
}

/** Ends what servers that died have begun. Returns how many changes of a bulk write were rolled back. */
async function recoverFromDead({ store, products, imports, now }: Stores): Promise<number> {
  const count = await products.recover(imports.endAbandoned);
  if (!store.exclusive) await sweepAbandoned(store, now);
  return count;
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
