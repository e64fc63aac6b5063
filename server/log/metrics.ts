import type { HouseLog } from "./house_log.ts";

/** Upper ends of the buckets of durations, in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.5, 2.5];
/** Series of requests. Beyond, further ones are counted together: methods are a stranger's words. */
const SERIES_MAX = 1_000;

interface Series {
  count: number;
  sum: number;
  buckets: number[];
}

interface MetricsParts {
  log: Pick<HouseLog, "counts">;
  /** Whether the store takes writes. */
  isWell: () => boolean;
}

interface Answer {
  method: string;
  route?: string | undefined;
  status: number;
  ms: number;
}

/** Counts answers, and writes what was counted as Prometheus reads it. */
export function serverMetrics({ log, isWell }: MetricsParts) {
  const series = new Map<string, Series>();
  const startedAt = Date.now() / 1_000;

  return {
    answered({ method, route = "", status, ms }: Answer): void {
      const wanted = `method=${quoted(method)},route=${quoted(route)},status="${status}"`;
      const name = series.has(wanted) || series.size < SERIES_MAX ? wanted : 'method="",route="",status=""';
      let one = series.get(name);
      if (!one) series.set(name, one = { count: 0, sum: 0, buckets: BUCKETS.map(() => 0) });
      one.count++;
      one.sum += ms / 1_000;
      for (const [at, end] of BUCKETS.entries()) if (ms / 1_000 <= end) one.buckets[at]!++;
    },

    text(): string {
      const { rss, heapUsed, heapTotal } = Deno.memoryUsage();
      const lines = [
        ...metric("roost_store_well", "gauge", "1 while the store takes writes.", [["", isWell() ? 1 : 0]]),
        ...metric("roost_log_lines_total", "counter", "Lines of the log, repeated faults each.", [
          ...Object.entries(log.counts).map(([level, count]) => [`level="${level}"`, count] as const),
        ]),
        ...metric("process_resident_memory_bytes", "gauge", "Memory of the process.", [["", rss]]),
        ...metric("roost_heap_bytes", "gauge", "JavaScript's heap.", [['part="used"', heapUsed], [
          'part="total"',
          heapTotal,
        ]]),
        ...metric("process_start_time_seconds", "gauge", "When the process began.", [["", startedAt]]),
        "# HELP roost_request_duration_seconds Time until an answer began, by pattern of the path.",
        "# TYPE roost_request_duration_seconds histogram",
        ...[...series].flatMap(([name, one]) => histogram(name, one)),
      ];
      return `${lines.join("\n")}\n`;
    },
  };
}

export type ServerMetrics = ReturnType<typeof serverMetrics>;

function metric(name: string, type: string, help: string, values: (readonly [string, number])[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`),
  ];
}

function histogram(labels: string, { count, sum, buckets }: Series): string[] {
  const name = "roost_request_duration_seconds";
  return [
    ...buckets.map((value, at) => `${name}_bucket{${labels},le="${BUCKETS[at]}"} ${value}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
