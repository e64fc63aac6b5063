import { assertEquals } from "deno-std/assert/equals.js";
import { assertStringIncludes } from "deno-std/assert/string_includes.js";
import { testApp } from "../testing/test_app.ts";
import { serverMetrics } from "./metrics.ts";

const TOKEN = "a token of sixteen letters";

function someMetrics() {
  return serverMetrics({ log: { counts: { error: 2, warn: 0, info: 7 } }, isWell: () => true });
}

Deno.test("Figures count answers by route and status, and durations in buckets that add up", () => {
  const metrics = someMetrics();
  for (const ms of [1, 30, 5_000]) {
    metrics.answered({ method: "GET", route: "/api/products/:id", status: 200, ms });
  }
  const text = metrics.text();
  const labels = 'method="GET",route="/api/products/:id",status="200"';
  for (
    const line of [
      `roost_request_duration_seconds_bucket{${labels},le="0.005"} 1`,
      `roost_request_duration_seconds_bucket{${labels},le="0.1"} 2`,
      `roost_request_duration_seconds_bucket{${labels},le="+Inf"} 3`,
      `roost_request_duration_seconds_sum{${labels}} 5.031000`,
      'roost_log_lines_total{level="error"} 2',
      "roost_store_well 1",
    ]
  ) assertStringIncludes(text, `${line}\n`);
});

Deno.test("Methods that strangers invent make no series without end", () => {
  const metrics = someMetrics();
  for (let n = 0; n < 5_000; n++) metrics.answered({ method: `X${n}`, status: 405, ms: 1 });
  assertEquals(metrics.text().split("\n").filter((line) => line.includes("_count{")).length, 1_001);
});

Deno.test("Figures are for who has the token, and nobody's without one", async () => {
  await using open = await testApp({ metrics: someMetrics() });
  assertEquals((await open.request("/metrics")).status, 404);
  await using test = await testApp({ metrics: someMetrics(), metricsToken: TOKEN });
  const ask = (authorization?: string) =>
    test.request("/metrics", authorization === undefined ? {} : { headers: { authorization } });
  assertEquals((await ask()).status, 401);
  assertEquals((await ask("Bearer wrong")).status, 401);
  const answer = await ask(`Bearer ${TOKEN}`);
  assertEquals([answer.status, answer.headers.get("cache-control")], [200, "no-store"]);
  assertStringIncludes(await answer.text(), "# TYPE roost_request_duration_seconds histogram");
});
