/** `deno task faults`: nginx and Caddy, as docs/deploy sets them, before two servers on one denokv that restart in turn. */
import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { assertMatch } from "deno-std/assert/match.js";
import { delay } from "deno-std/async/delay.js";
import { accountStore } from "../../server/accounts/account_store.ts";
import { findDenokv, startDenokv } from "../../server/kv/testing/denokv.ts";
import { openStore } from "../../server/kv/open_store.ts";
import { loadSample } from "../../server/sample/load_sample.ts";
import { createStores } from "../../server/stores.ts";
import { HOME_MESSAGE } from "../../server/testing/fixtures.ts";
import { OWNER } from "../../server/testing/test_app.ts";
import { eventually } from "../eventually.ts";
import { freePort } from "../free_port.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const DEPLOY = `${ROOT}docs/deploy`;
const denokv = await findDenokv();

async function isThere(program: string): Promise<boolean> {
  return (await new Deno.Command("which", { args: [program], stdout: "null" }).output()).success;
}

async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await new Deno.Command(program, { args, cwd: ROOT }).output();
  return new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
}

/** A server of production, as its unit starts it. */
function startServer(port: number, env: Record<string, string>) {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--frozen", "--no-prompt", "-A", "server/start.ts", "main.ts"],
    cwd: ROOT,
    env: { ...env, HOST: "127.0.0.1", PORT: String(port), TRUST_PROXY: "1", LOG: "json" },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const said = new Response(child.stdout).text();
  return {
    isReady: () =>
      eventually(async () => {
        const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
        await response?.body?.cancel();
        return response?.status;
      }, 200),
    async end(): Promise<string> {
      child.kill("SIGTERM");
      await child.status;
      return await said;
    },
  };
}

interface Before {
  folder: string;
  port: number;
  plainPort: number;
  upstreams: readonly number[];
}

/** The program with our file, in which only names, ports and certificates are others. */
const PROXIES: Record<string, (before: Before) => Promise<string[]>> = {
  async nginx({ folder, port, plainPort, upstreams }) {
    const site = (await Deno.readTextFile(`${DEPLOY}/nginx.conf`))
      .replaceAll("/etc/letsencrypt/live/roost.example/fullchain.pem", `${folder}/cert.pem`)
      .replaceAll("/etc/letsencrypt/live/roost.example/privkey.pem", `${folder}/key.pem`)
      .replaceAll("roost.example", "localhost")
      .replaceAll(/listen \[::\].*\n/g, "")
      .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
      .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
      .replace("127.0.0.1:8000", `127.0.0.1:${upstreams[0]}`)
      .replace("# server 127.0.0.1:8001", `server 127.0.0.1:${upstreams[1]}`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
    await Deno.writeTextFile(
      `${folder}/nginx.conf`,
      `${
        Deno.uid() === 0 ? "user root;" : ""
      } daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off; ${temporary}\n${site}\n}\n`,
    );
    return ["nginx", "-p", folder, "-c", `${folder}/nginx.conf`];
  },
  async caddy({ folder, port, plainPort, upstreams }) {
    const site = (await Deno.readTextFile(`${DEPLOY}/Caddyfile`))
      .replace("roost.example {", `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
      .replace("127.0.0.1:8000", upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(" "));
    await Deno.writeTextFile(
      `${folder}/Caddyfile`,
      `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${plainPort}\n\tstorage file_system ${folder}/caddy\n}\n${site}`,
    );
    return ["caddy", "run", "--adapter", "caddyfile", "--config", `${folder}/Caddyfile`];
  },
};

/** The head of an answer as it came: every line of it, and how long its first bytes took. */
async function headOf(address: string, ...args: string[]): Promise<string[]> {
  return (await run("curl", "-sk", "-o", "/dev/null", "-D", "-", address, ...args)).trim().split(/\r?\n/);
}

const valueIn = (head: readonly string[], name: string) =>
  head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);

for (const [name, prepare] of Object.entries(PROXIES)) {
  Deno.test({
    name:
      `Behind ${name} two servers restart in turn without a failed request, and it adds nothing and holds nothing back`,
    ignore: !denokv || !await isThere(name) || !await isThere("openssl") || !await isThere("curl"),
    async fn() {
      const folder = await Deno.makeTempDir({ prefix: "roost-proxy-" });
      const [port, plainPort, ...upstreams] = Array.from({ length: 4 }, freePort) as [number, number, number];
      const subject =
        "-subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE";
      await run(
        "openssl",
        ...`req -x509 -newkey rsa:2048 -nodes -days 2 ${subject} -keyout ${folder}/key.pem -out ${folder}/cert.pem`
          .split(" "),
      );
      await using kv = await startDenokv(denokv!);
      {
        await using store = await openStore(kv.url);
        await loadSample(createStores(store, () => new Date()));
        await accountStore(store, () => new Date()).create(OWNER.username, OWNER.password);
      }
      const origin = `https://localhost:${port}`;
      const environment = { KV: kv.url, ...kv.environment, ORIGIN: origin };
      const servers = upstreams.map((upstream) => startServer(upstream, environment));
      for (const server of servers) await server.isReady();
      const [command, ...args] = await prepare({ folder, port, plainPort, upstreams });
      const proxy = new Deno.Command(command!, { args, stdout: "null", stderr: "null" }).spawn();
      using client = Deno.createHttpClient({ caCerts: [await Deno.readTextFile(`${folder}/cert.pem`)] });
      const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { ...init, client });
      const said: string[] = [];
      try {
        const status = async (path: string, init?: RequestInit) => {
          try {
            const response = await ask(path, init);
            // To its end: an answer that breaks off has failed.
            await response.arrayBuffer();
            return response.status;
          } catch {
            return 0;
          }
        };
        await eventually(() => status("/healthz"), 200);

        // What is for machines inside stays inside.
        assertEquals([await status("/metrics"), await status("/readyz")], [403, 403]);

        // Each header once, on pages, widgets, JSON and refusals.
        for (
          const path of ["/", "/widgets/chat.js", "/api/products", "/no-such-page", "/api/admin/session"]
        ) {
          const head = (await headOf(origin + path, "--compressed")).slice(1)
            .map((line) => line.split(":")[0]!.toLowerCase()).filter((header) =>
              header !== "link" && header !== "vary"
            );
          assertEquals(head.filter((header, n) => head.indexOf(header) !== n), [], path);
        }
        assertMatch(valueIn(await headOf(`${origin}/`), "strict-transport-security") ?? "", /max-age/);

        // A page with a widget comes compressed, and not at all the second time.
        for (const path of ["/", "/widgets/products.js"]) {
          const head = await headOf(origin + path, "--compressed");
          assertMatch(valueIn(head, "content-encoding") ?? "", /br|gzip|zstd/, path);
          assertMatch(valueIn(head, "cache-control") ?? "", /^public, max-age=/, path);
          const etag = valueIn(head, "etag");
          // A loader is smaller than what asking for it again takes.
          if (!etag) continue;
          const again = await headOf(origin + path, "--compressed", "-H", `if-none-match: ${etag}`);
          assertMatch(again[0]!, / 304/, `${path} ${etag}`);
        }

        // The address and the scheme are those of the browser, whatever it says.
        const login = await ask("/api/admin/login", {
          method: "POST",
          headers: { "content-type": "application/json", origin, "x-forwarded-for": "203.0.113.66" },
          body: JSON.stringify(OWNER),
        });
        assertEquals(login.status, 200, await login.text());
        assertMatch(login.headers.get("set-cookie")!, /^__Host-.*; Secure/i);
        const cookie = login.headers.get("set-cookie")!.split(";")[0]!;

        // A live chat comes word by word: the stream never ends, and its first event is there at once.
        const live = await ask("/api/admin/chat-events", { headers: { cookie } });
        const reader = live.body!.getReader();
        const first = await Promise.race([reader.read(), delay(2_000, { persistent: false })]);
        assert(first?.value, "the first event of the stream");
        await reader.cancel();

        // Both servers restart, one after the other, under reads and writes.
        const answers = new Map<number, number>();
        const wrong: string[] = [];
        let isDone = false;
        const write = { method: "POST", headers: { "content-type": "application/json" } };
        const callers = Array.from({ length: 6 }, async (_, caller) => {
          for (let n = 0; !isDone; n++) {
            const path = ["/", "/api/products?limit=3", "/widgets/chat.js"][n % 3]!;
            const isWrite = caller === 0;
            const got = isWrite
              ? await status("/api/contact", {
                ...write,
                body: JSON.stringify({ ...HOME_MESSAGE, message: `${HOME_MESSAGE.message} ${n}` }),
              })
              : await status(path);
            answers.set(got, (answers.get(got) ?? 0) + 1);
            if (![200, 201, 429].includes(got)) wrong.push(`${got} ${isWrite ? "POST" : path}`);
            await delay(isWrite ? 1_200 : 10);
          }
        });
        for (const [n, upstream] of upstreams.entries()) {
          said.push(await servers[n]!.end());
          await delay(500);
          servers[n] = startServer(upstream, environment);
          await servers[n]!.isReady();
          // As long as the proxy stays away from a server that has failed.
          await delay(2_500);
        }
        isDone = true;
        await Promise.all(callers);
        console.info(name, Object.fromEntries(answers));
        assertEquals(wrong, []);
        assert((answers.get(201) ?? 0) > 3, "some writes");
      } finally {
        for (const server of servers) said.push(await server.end());
        proxy.kill("SIGTERM");
        await proxy.status;
      }
      const events = said.join("").split("\n").filter((line) => line.includes('"security"'));
      assert(events.some((line) => line.includes('"127.0.0.1"')), events.join("\n"));
      assert(!said.join("").includes("203.0.113.66"));
      await Deno.remove(folder, { recursive: true });
    },
  });
}
