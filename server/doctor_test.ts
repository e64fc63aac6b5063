import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { diagnose } from "./doctor.ts";
import { openStore } from "./kv/open_store.ts";
import { findDenokv, startDenokv } from "./kv/testing/denokv.ts";
import { tempFolder } from "../tests/temp_folder.ts";

const denokv = await findDenokv();

/** The public address answers `text`, so many milliseconds off this machine's clock, with a certificate for so many days. */
const answering = (text: string, { skewMs = 0, days = 60 } = {}) => ({
  fetched: () =>
    Promise.resolve(new Response(text, { headers: { date: new Date(Date.now() + skewMs).toUTCString() } })),
  certificateEnd: () => Promise.resolve(new Date(Date.now() + days * 86_400_000)),
});

async function inFolder(work: (kv: string) => Promise<void>): Promise<void> {
  await using folder = await tempFolder();
  await work(`${folder.path}/roost.kv`);
}

const statesOf = (found: Awaited<ReturnType<typeof diagnose>>) =>
  Object.fromEntries(found.map(({ what, state }) => [what, state]));

Deno.test("A server behind a proxy of its own, with all it needs, is well", () =>
  inFolder(async (kv) => {
    await (await openStore(kv)).close();
    using mail = Deno.listen({ hostname: "127.0.0.1", port: 0 });
    const found = await diagnose({
      KV: kv,
      BACKUPS: kv.slice(0, -"/roost.kv".length),
      ORIGIN: "https://roost.example",
      TRUST_PROXY: "1",
      SMTP_URL: `smtp://127.0.0.1:${(mail.addr as Deno.NetAddr).port}`,
      NOTIFY_TO: "a@roost.example",
      BACKUP_KEY: "0123456789abcdef",
      SECRETS_KEY: "0123456789abcdef0123456789abcdef",
    }, answering("ok"));
    assertEquals(found.filter(({ state }) => state !== "good"), []);
    assertEquals(Object.keys(statesOf(found)), [
      "settings",
      "store",
      "disk",
      "mail",
      "proxy",
      "public address",
      "clock",
      "certificate",
      "backups",
      "secrets",
    ]);
  }));

Deno.test("What is forgotten or wrong is said with what to do", () =>
  inFolder(async (kv) => {
    const found = await diagnose({
      KV: kv,
      ORIGIN: "https://roost.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      NOTIFY_TO: "a@roost.example",
    }, answering("Welcome to nginx!", { skewMs: 60_000 }));
    const { store, mail, proxy, clock, secrets, "public address": address } = statesOf(found);
    assertEquals([store, mail, proxy, clock, secrets, address], [
      "look",
      "wrong",
      "look",
      "wrong",
      "look",
      "wrong",
    ]);
    assertEquals(await Deno.stat(kv).then(() => "made", () => "none"), "none", "looking makes no store");
    const said = found.map(({ says }) => says).join("\n");
    for (const words of ["TRUST_PROXY is 0", "Turn on NTP", "no firewall", "openssl rand"]) {
      assertStringIncludes(said, words);
    }
  }));

Deno.test("A wrong setting, a store in use and one that cannot be opened are told apart", () =>
  inFolder(async (kv) => {
    assertEquals(statesOf(await diagnose({ PORT: "eighty" })), { settings: "wrong" });
    await using _ = await openStore(kv);
    const [, used] = await diagnose({ KV: kv });
    assertEquals([used!.state, used!.says.includes("in use by a running server")], ["good", true]);
    const [, broken] = await diagnose({ KV: "/dev/null/roost.kv" });
    assertEquals([broken!.what, broken!.state], ["store", "wrong"]);
  }));

Deno.test("A certificate that ends soon, or has ended, is told of with its day", () =>
  inFolder(async (kv) => {
    const told = async (days: number) => {
      const found = await diagnose({ KV: kv, ORIGIN: "https://roost.example" }, answering("ok", { days }));
      return found.find(({ what }) => what === "certificate")!;
    };
    assertEquals((await told(60)).state, "good");
    const soon = await told(9.5);
    assertEquals(soon.state, "look");
    assertStringIncludes(soon.says, "in 9 days");
    assertEquals((await told(-2)).state, "wrong");
  }));

Deno.test({
  name: "Of a denokv server it is said how long a write takes, and what to do where that is long",
  ignore: !denokv,
  async fn() {
    await using server = await startDenokv(denokv!);
    const found = await diagnose({ KV: server.url, ...server.environment });
    const delay = found.find(({ what }) => what === "store's delay")!;
    const ms = Number(/(\d+) ms/.exec(delay.says)![1]);
    assertEquals(delay.state, ms < 35 ? "good" : "look");
    assertEquals(delay.says.includes("docs/scale.md"), delay.state === "look");
  },
});
