import { FORM_TRAP } from "../contract/inquiry_form.ts";
import { createWorker } from "../server/outbox/create_worker.ts";
import { fixedSending } from "../server/outbox/testing/fixed_sending.ts";
import { mailServer } from "../server/outbox/testing/mail_server.ts";
import { type TestApp, testApp } from "../server/testing/test_app.ts";
import { row, tableHead } from "./figures.ts";

const DAY = 24 * 60 * 60_000;
/** How far the clock is put forward between two bursts. */
const STEP = 5 * 60_000;
/** Most requests of one kind in a burst. The limits let fewer pass. */
const BURST = 500;
const CONCURRENCY = 20;
const TELUGU = "కోళ్ళకు రక్త విరేచనాలు ".repeat(200).slice(0, 3_900);

interface Kind {
  name: string;
  /** Documents of this kind in the store. */
  stored: (test: TestApp) => Promise<number>;
  send: (test: TestApp, from: string, n: number) => Promise<Response>;
}

/** A request with the length that a browser would send. */
function post(test: TestApp, path: string, from: string, json: object): Promise<Response> {
  const length = new TextEncoder().encode(JSON.stringify(json)).length;
  return test.request(path, { json, from, headers: { "content-length": String(length) } });
}

const inquiry = (n: number) => ({
  name: `Robot ${n}`,
  email: `robot${n}@spam.example`,
  phone: "9848012345",
  subject: "product_inquiry",
  message: TELUGU,
});

/** `visitor` is the handle of a registered visitor, whose chat is flooded too. */
function kinds(visitor: string): Kind[] {
  const inquiries = ({ stores }: TestApp) => stores.inquiries.inquiries.count();
  return [
    {
      name: "inquiries",
      stored: async (test) => await inquiries(test) - await test.stores.inquiries.countSuspected(),
      send: (test, from, n) => post(test, "/api/contact", from, inquiry(n)),
    },
    {
      name: "suspected spam",
      stored: (test) => test.stores.inquiries.countSuspected(),
      send: (test, from, n) => post(test, "/api/contact", from, { ...inquiry(n), [FORM_TRAP]: "x" }),
    },
    {
      name: "chat visitors",
      stored: (test) => test.stores.chat.users.count(),
      send: (test, from, n) => post(test, "/api/chat/register-user", from, registration(n)),
    },
    {
      name: "chat messages",
      stored: (test) => test.stores.chat.messages.count(),
      send: (test, from, n) =>
        post(test, "/api/chat/save-message", from, {
          userId: visitor,
          role: "user",
          content: `${n} ${TELUGU}`,
          timestamp: test.clock.now.toISOString(),
        }),
    },
    {
      name: "unanswered questions",
      stored: (test) => test.stores.unanswered.questions.count(),
      send: (test, from, n) => post(test, "/api/assistant/chat", from, { query: `zzyq${n} xkcd${n}` }),
    },
  ];
}

const registration = (n: number) => ({
  name: `Robot ${n}`,
  mobileNumber: String(9_000_000_000 + n),
  location: "Nowhere",
});

async function register(test: TestApp): Promise<string> {
  return (await (await post(test, "/api/chat/register-user", "192.0.2.1", registration(0))).json()).id;
}

/** Floods an app for a simulated day, each request from a new address, and prints what is left of it. */
export async function floodDay(folder: string): Promise<void> {
  const file = `${folder}/flood.kv`;
  await using mail = await mailServer();
  await using test = await testApp({ location: file, channels: ["mail"] });
  const worker = createWorker({
    stores: test.stores,
    sending: fixedSending({ smtpUrl: mail.url }),
    origin: "http://localhost:8000",
    now: () => test.clock.now,
    log: console.error,
  });
  await worker.load();
  const all = kinds(await register(test));
  const taken = new Map(all.map(({ name }) => [name, 0]));
  let sent = 0;

  async function burst({ name, send }: Kind): Promise<void> {
    for (let begun = 0; begun < BURST; begun += CONCURRENCY) {
      const statuses = await Promise.all(Array.from({ length: CONCURRENCY }, async () => {
        const from = `10.${sent >> 16 & 255}.${sent >> 8 & 255}.${sent & 255}`;
        const response = await send(test, from, ++sent);
        await response.body?.cancel();
        return response.status;
      }));
      taken.set(name, taken.get(name)! + statuses.filter((status) => status < 300).length);
      // Questions are answered also where they are not noted any more.
      if (statuses.includes(503) || name === "unanswered questions") return;
    }
  }

  for (const end = test.clock.now.getTime() + DAY; test.clock.now.getTime() < end;) {
    await Promise.all(all.map(burst));
    await worker.runDue();
    test.clock.now = new Date(test.clock.now.getTime() + STEP);
  }
  const { size } = await Deno.stat(file);
  console.info(`${sent} requests, each from its own address, in a simulated day\n`);
  tableHead("what", "taken", "in the store");
  for (const { name, stored } of all) row(name, taken.get(name)!, await stored(test));
  const digests = mail.mails.filter(({ raw }) => raw.includes("\nSubject: Inquiries:")).length;
  console.info(
    `\nStore: ${
      (size / 1024 / 1024).toFixed(1)
    } MB. Mails: ${mail.mails.length}, ${digests} of them digests\n`,
  );
  await showPanel(test);
}

/** The panel's lists after the flood, and the one action that removes what is suspected. */
async function showPanel(test: TestApp): Promise<void> {
  const calls: [string, string, string][] = [
    ["inquiries", "GET", "/api/admin/contact-submissions?limit=50"],
    ["inquiries, a search", "GET", "/api/admin/contact-submissions?limit=50&q=asha"],
    ["chats", "GET", "/api/admin/chat-users?limit=50"],
    ["chats, a search in messages", "GET", "/api/admin/chat-users?limit=50&q=coccidiosis"],
    ["unanswered questions", "GET", "/api/admin/unanswered?limit=50"],
    ["dashboard", "GET", "/api/admin/dashboard"],
    ["delete all suspected spam", "POST", "/api/admin/contact-submissions/delete-suspected"],
  ];
  tableHead("panel", "first, ms", "second, ms");
  for (const [name, method, path] of calls) {
    const times: string[] = [];
    for (let turn = 0; turn < (method === "GET" ? 2 : 1); turn++) {
      const started = performance.now();
      const response = await test.admin(method, path);
      const body = await response.text();
      if (!response.ok) throw new Error(`Cannot trust the figures of ${path}: ${response.status} ${body}`);
      times.push((performance.now() - started).toFixed(0));
    }
    row(name, times[0]!, times[1] ?? "");
  }
  console.info(`\nSuspected spam left: ${await test.stores.inquiries.countSuspected()}\n`);
}
