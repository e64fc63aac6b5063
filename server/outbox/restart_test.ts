import { assertEquals } from "deno-std/assert/equals.js";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { startKilledServer } from "../testing/killed_server.ts";
import { openStore } from "../kv/open_store.ts";
import { createStores } from "../stores.ts";
import { mailServer } from "./testing/mail_server.ts";
import { tempFolder } from "../../tests/temp_folder.ts";

const startServer = (folder: string, smtpUrl: string) =>
  startKilledServer(folder, {
    KV: `${folder}/roost.kv`,
    SMTP_URL: smtpUrl,
    NOTIFY_TO: "sales@roost.example",
  });

async function send(origin: string, name: string): Promise<string> {
  const response = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...CONTACT_MESSAGE, name }),
  });
  return (await response.json()).id;
}

async function statesOf(folder: string, ids: string[]): Promise<(string | undefined)[]> {
  await using store = await openStore(`${folder}/roost.kv`);
  const { outbox } = createStores(store, () => new Date());
  return (await outbox.deliveriesOf(ids)).map(([delivery]) => delivery?.state);
}

Deno.test("What was accepted is mailed after a SIGKILL, and what was acknowledged never again", async () => {
  await using folder = await tempFolder();
  await Deno.mkdir(`${folder.path}/dist`);
  await Deno.writeTextFile(`${folder.path}/dist/manifest.json`, '{"entries":{},"files":{}}');
  await using mail = await mailServer({ except: CONTACT_MESSAGE.email });
  // Killed while the mail server has read the mail and says nothing.
  mail.answer = "hang";
  let first: string;
  {
    await using server = await startServer(folder.path, mail.url);
    first = await send(server.origin, "First");
    await mail.received(1);
  }
  assertEquals(await statesOf(folder.path, [first]), ["waiting"]);

  mail.answer = "accept";
  let second: string;
  {
    await using server = await startServer(folder.path, mail.url);
    await mail.received(2);
    second = await send(server.origin, "Second");
    await mail.received(3);
    // Both are settled before the answer to this one comes, or the next start would send them again.
    mail.answer = "hang";
    await send(server.origin, "Third");
    await mail.received(4);
  }
  assertEquals(await statesOf(folder.path, [first, second]), ["sent", "sent"]);
  const ids = mail.mails.map(({ raw }) => /^Message-ID: <inquiry-(.+)@/im.exec(raw)?.[1]?.toUpperCase());
  assertEquals(ids.slice(0, 3), [first, first, second]);

  mail.answer = "accept";
  {
    await using _server = await startServer(folder.path, mail.url);
    await mail.received(5);
  }
  assertEquals(mail.mails.length, 5);
});
