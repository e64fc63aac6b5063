import { assert } from "deno-std/assert/assert.js";
import { assertEquals } from "deno-std/assert/equals.js";
import { eventually } from "../../tests/eventually.ts";
import { mailServer } from "../outbox/testing/mail_server.ts";
import { CONTACT_MESSAGE } from "../testing/fixtures.ts";
import { startKilledServer } from "../testing/killed_server.ts";

/** The attributes that the rule of the operator's page takes out of every span. */
const operations = await Deno.readTextFile(new URL("../../docs/operations.md", import.meta.url));
const DROPPED = [...operations.matchAll(/\{ key: ([\w.]+), action: delete \}/g)].map(([, key]) => key);

interface Span {
  name: string;
  traceId: string;
  attributes: { key: string; value: unknown }[];
}

/** What a collector gets over OTLP/HTTP as JSON: all of it as text, without what the rule takes out of the spans. */
function collector() {
  const spans: Span[] = [];
  const paths = new Set<string>();
  const texts: string[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const { pathname } = new URL(request.url);
    paths.add(`${request.method} ${pathname} ${request.headers.get("content-type")}`);
    const sent = await request.json();
    for (const { scopeSpans } of sent.resourceSpans ?? []) {
      for (const span of scopeSpans.flatMap(({ spans }: { spans: Span[] }) => spans)) {
        span.attributes = span.attributes.filter(({ key }: { key: string }) => !DROPPED.includes(key));
        spans.push(span);
      }
    }
    texts.push(JSON.stringify(sent));
    return Response.json({});
  });
  return {
    address: `http://127.0.0.1:${server.addr.port}`,
    spans,
    paths,
    text: () => texts.join(),
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

Deno.test("A collector gets each request by its route, what lies beneath it and each mail, and no word of a visitor", async () => {
  const folder = await Deno.makeTempDir();
  await Deno.mkdir(`${folder}/dist`);
  await Deno.writeTextFile(`${folder}/dist/manifest.json`, '{"entries":{},"files":{}}');
  await using otel = collector();
  await using mail = await mailServer();
  const hook = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, () => new Response());
  {
    await using server = await startKilledServer(folder, {
      KV: `${folder}/roost.kv`,
      SMTP_URL: mail.url,
      NOTIFY_TO: "sales@roost.example",
      WEBHOOK_URL: `http://127.0.0.1:${hook.addr.port}/hook?token=of-the-receiver`,
      WEBHOOK_SECRET: "0123456789abcdef",
      OTEL_DENO: "true",
      OTEL_SERVICE_NAME: "roost",
      OTEL_EXPORTER_OTLP_ENDPOINT: otel.address,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "100",
    });
    const get = async (path: string) => await (await fetch(server.origin + path)).body?.cancel();
    await get("/api/products?q=khooni-dast");
    await get("/api/chat/user-exists?mobile=9848012345");
    await get("/product/who-is-asha");
    const sent = await fetch(`${server.origin}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(CONTACT_MESSAGE),
    });
    assertEquals(sent.status, 201, await sent.text());
    const names = () => new Set(otel.spans.map(({ name }) => name));
    const expected = [
      "GET /api/products",
      "GET /api/chat/user-exists",
      "POST /api/contact",
      "store commit",
      "send mail",
      "send webhook",
    ];
    await eventually(() => expected.filter((name) => !names().has(name)), []);
    const [post] = otel.spans.filter(({ name }) => name === "POST /api/contact");
    const beneath = otel.spans.filter(({ traceId }) => traceId === post!.traceId).map(({ name }) => name);
    assert(beneath.includes("store commit"), beneath.join());
  }
  await hook.shutdown();
  assertEquals(
    [...otel.paths].filter((path) => !/^POST \/v1\/(traces|logs|metrics) application\/json$/.test(path)),
    [],
  );
  const { name, email, phone, message } = CONTACT_MESSAGE;
  const told = otel.text();
  const words = [
    name,
    email,
    phone,
    message,
    "sales@roost.example",
    "khooni",
    "9848012345",
    "asha",
    "of-the-receiver",
  ];
  assertEquals(words.filter((word) => told.includes(word)), []);
  await Deno.remove(folder, { recursive: true });
});
