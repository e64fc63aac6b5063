import { threadCpuUsage } from "node:process";
import fc from "fast-check";
import { ApiErrorSchema } from "../../../contract/api_error.ts";
import { eventually } from "../../../tests/eventually.ts";
import type { TestApp } from "../test_app.ts";
import { type Call, callOf } from "./call_of.ts";
import { filledApp } from "./filled_app.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { Seen } from "./Seen.ts";

/** A new app after so many calls, so that earlier calls do not refuse or slow all later ones. */
const CALLS_PER_APP = 500;

/**
 * Milliseconds of processor time above which an answer counts as a hang. Only that of the thread counts: other tests run
 * in the same process.
 */
const HANG = 2_000;

interface FuzzReport {
  calls: number;
  /** How often each status was the answer. */
  statuses: Record<number, number>;
  /** How often each operation was called as itself, and how often with success. */
  operations: Record<string, { calls: number; successes: number }>;
  /** Milliseconds of processor time of the slowest answer, and the call. */
  slowest: { took: number; call: string };
  failures: string[];
}

/**
 * Calls every route of the app in turn with values that are hostile or fit its schema. The same seed makes
 * the same calls. A failure is an answer of 500 or more, one that is late, a refusal of another shape than
 * the contract's, a refused call that wrote something, or an app that does not answer the next request.
 */
export async function fuzz({ calls, seed }: { calls: number; seed: number }): Promise<FuzzReport> {
  const report: FuzzReport = {
    calls: 0,
    statuses: {},
    operations: {},
    slowest: { took: 0, call: "" },
    failures: [],
  };
  while (report.calls < calls) {
    await using test = await filledApp();
    await fuzzApp(test, report, { seed, end: Math.min(calls, report.calls + CALLS_PER_APP) });
    const ready = await test.request("/readyz");
    if (ready.status !== 200) report.failures.push(`after ${report.calls} calls: /readyz is ${ready.status}`);
    await ready.body?.cancel();
    report.failures.push(
      ...test.logged.filter((line) => /^\S+ [A-Z]+ \//.test(line)).map((line) => line.slice(0, 600)),
    );
  }
  return report;
}

async function fuzzApp(
  test: TestApp,
  report: FuzzReport,
  { seed, end }: { seed: number; end: number },
): Promise<void> {
  const operations = operationsOf(test);
  const seen = new Seen();
  let cookie = await test.login();
  await learnLists(test, operations, cookie, seen);
  const written = test.store.track(COLLECTIONS);
  while (report.calls < end) {
    const number = report.calls++;
    const operation = operations[number % operations.length]!;
    // Spread, because the samples of neighbouring seeds are alike.
    const spread = Math.imul(seed + number, 0x9e3779b1);
    const call = fc.sample(callOf(operation, seen, number), { seed: spread, numRuns: 1 })[0]!;
    let before = written.revision;
    let answer = await send(test, cookie, call);
    if (answer.status === 401 && needsOurs(call)) {
      // An earlier call has ended the owner's session, or changed who the owner is.
      const next = await test.login().catch(() => undefined);
      if (next === undefined) return;
      cookie = next;
      before = written.revision;
      answer = await send(test, cookie, call);
    }
    note(report, { ...answer, call, operation, number, wrote: written.revision !== before });
    if (answer.status < 300) seen.learn(operation.path, answer.text);
    if (operation.path.endsWith("/run")) await settle(test, call.url, cookie);
  }
}

/** Whether the call is of the panel and has no cookie of its own. */
function needsOurs({ url, headers }: Call): boolean {
  return /^\/api\/admin\/(?!login)/.test(url) && !headers.some(([name]) => name === "cookie");
}

async function learnLists(
  test: TestApp,
  operations: readonly Operation[],
  cookie: string,
  seen: Seen,
): Promise<void> {
  for (const { method, path } of operations) {
    if (method !== "GET" || path.includes("{") || path.endsWith("/stream")) continue;
    const response = await test.request(path, { headers: { cookie } });
    if (response.headers.get("content-type")?.startsWith("application/json")) {
      seen.learn(path, await response.text());
    } else await response.body?.cancel();
  }
}

interface Answered {
  number: number;
  operation: Operation;
  call: Call;
  status: number;
  took: number;
  problem?: string;
  /** Whether a document that a refused call must not change has changed. */
  wrote: boolean;
}

/** Counts an answer, and reports it if it is a failure. */
function note(report: FuzzReport, { number, operation, call, status, took, problem, wrote }: Answered): void {
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
  if (call.method === operation.method) {
    const count = report.operations[operation.name] ??= { calls: 0, successes: 0 };
    count.calls++;
    if (status >= 200 && status < 400) count.successes++;
  }
  const name = `${number}: ${call.method} ${call.url.slice(0, 200)}`;
  if (took > report.slowest.took) report.slowest = { took, call: name };
  if (problem) report.failures.push(`${name}: ${problem}`);
  else if (took > HANG) report.failures.push(`${name}: took ${Math.round(took)} ms`);
  else if (status >= 400 && wrote) {
    report.failures.push(`${name}: was refused with ${status} and wrote something`);
  }
}

/** What a refused call must not change. It may change sessions, the audit and limits. */
const COLLECTIONS = [
  "products",
  "categories",
  "posts",
  "blog-categories",
  "testimonials",
  "authors",
  "redirects",
  "partners",
  "media",
  "staff-answers",
  "inquiries",
  "outbox",
  "chat-users",
  "chat-messages",
  "accounts",
];

/** Waits for an import that was begun: what it writes is not the next call's. */
async function settle(test: TestApp, url: string, cookie: string): Promise<void> {
  const address = url.replace(/\/run(\?.*)?$/, "");
  const state = async () => (await (await test.request(address, { headers: { cookie } })).json()).state;
  await eventually(async () => await state() === "writing", false);
}

async function send(test: TestApp, cookie: string, { method, url, headers, body }: Call) {
  // Later calls come at a later time, so that no limit by the minute refuses them all.
  test.clock.now = new Date(test.clock.now.getTime() + 20_000);
  const began = threadCpuUsage();
  const took = () => {
    const { user, system } = threadCpuUsage(began);
    return (user + system) / 1_000;
  };
  const sent = new Headers(headers);
  if (!sent.has("cookie")) sent.set("cookie", cookie);
  try {
    const response = await test.request(url, { method, headers: sent, ...body !== undefined && { body } });
    return { ...await judge(response), took: took() };
  } catch (error) {
    return {
      status: 0,
      text: "",
      took: took(),
      problem: `threw ${String(error).slice(0, 300)}`,
    };
  }
}

async function judge(response: Response): Promise<{ status: number; text: string; problem?: string }> {
  const { status } = response;
  // A stream of events has no end.
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return { status, text: "" };
  }
  const text = await response.text();
  // A call may take the site off, and the next ones are told so.
  const isOff = status === 503 && text.includes('"unavailable"') && response.headers.has("retry-after");
  if (status >= 500 && !isOff) return { status, text, problem: `${status} ${text.slice(0, 200)}` };
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (status >= 400 && isJson && text && !ApiErrorSchema.safeParse(JSON.parse(text)).success) {
    return { status, text, problem: `${status} in another shape: ${text.slice(0, 200)}` };
  }
  return { status, text };
}
