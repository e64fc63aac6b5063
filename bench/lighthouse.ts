/**
 * `deno task lighthouse`: Lighthouse's mobile preset over the production build, on the five kinds of page in three
 * languages. Every page is loaded three times, in turns; speed is the median of these, everything else the worst. Prints
 * a table and ends with 1 where a goal is missed. Arguments choose pages by a part of their path.
 */
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../site/language_paths.ts";
import { launchBrowser } from "../tests/browser.ts";
import { startRoost } from "../tests/roost.ts";
import { median } from "./median.ts";

const PAGES = [
  "/",
  "/products/dewormers",
  "/product/amprolium-20-soluble-powder",
  "/blog/post/essential-tips-for-poultry-health-management",
  "/contact",
];
const TURNS = 3;
/** Below this index of the machine Lighthouse itself warns that its figures say little. Such a load is repeated. */
const SLOW_MACHINE = 1_000;
const REPEATS = 5;
const DEBUGGING_PORT = 9_333;

/** Not a literal in the import: everybody who tests would install its 60 MB. */
const LIGHTHOUSE = "npm:lighthouse@13.5.0";

/** As far as it is read here: https://github.com/GoogleChrome/lighthouse */
interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
    /** How fast the machine was as the load began: a desktop of the day has 1,500 to 3,000. */
    environment: { benchmarkIndex: number };
  };
}

interface Goal {
  name: string;
  of(reports: Report[]): number;
  holds(value: number): boolean;
}

const score = (name: string, category: string, least: number): Goal => ({
  name,
  of: (reports) => {
    const scores = reports.map(({ lhr }) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
    return category === "performance" ? median(scores) : Math.min(...scores);
  },
  holds: (value) => value >= least,
});

const figures = (reports: Report[], audit: string) =>
  reports.map(({ lhr }) => lhr.audits[audit]?.numericValue ?? Infinity);

const blocking = (reports: Report[]) => Math.round(median(figures(reports, "total-blocking-time")));
const speed = (report?: Report) => Math.round(report?.lhr.environment.benchmarkIndex ?? 0);

const GOALS: Goal[] = [
  score("performance", "performance", 95),
  score("accessibility", "accessibility", 100),
  score("best practices", "best-practices", 100),
  score("SEO", "seo", 100),
  {
    name: "CLS",
    of: (reports) => Number(Math.max(...figures(reports, "cumulative-layout-shift")).toFixed(3)),
    holds: (value) => value < 0.02,
  },
  {
    name: "blocking ms",
    of: blocking,
    holds: (value) => value < 100,
  },
];

function row(cells: (string | number)[]): void {
  console.info(`| ${cells.join(" | ")} |`);
}

const { default: lighthouse } = await import(LIGHTHOUSE);
await using roost = await startRoost();
await using _browser = await launchBrowser([`--remote-debugging-port=${DEBUGGING_PORT}`]);
const paths = LANGUAGES.flatMap((language) => PAGES.map((path) => localPath(language, path)))
  .filter((path) => Deno.args.length === 0 || Deno.args.some((part) => path.includes(part)));
const reports = new Map(paths.map((path) => [path, [] as Report[]]));
// The first load of a browser is its own, and belongs to no page.
await visit(paths[0]!);
for (let turn = 0; turn < TURNS; turn++) {
  for (const [path, ofPath] of reports) ofPath.push(await visit(path));
}

const missed: string[] = [];
row(["page", ...GOALS.map(({ name }) => name)]);
row(["---", ...GOALS.map(() => "---")]);
for (const [path, ofPath] of reports) {
  const cells = GOALS.map((goal) => {
    const value = goal.of(ofPath);
    if (!goal.holds(value)) missed.push(`${path}: ${goal.name} ${value}`);
    return goal.holds(value) ? value : `${value} !`;
  });
  row([path, ...cells]);
  if (Deno.args.length > 0) {
    for (const [id, { score, title }] of Object.entries(ofPath[0]!.lhr.audits)) {
      if (score === 0) console.info(`  ${id}: ${title}`);
    }
  }
}
const speeds = [...reports.values()].flat().map(speed);
console.info(`\nLighthouse's index of this machine: ${Math.min(...speeds)} to ${Math.max(...speeds)}`);
if (missed.length > 0) {
  console.info(`\n${missed.length} goals missed:\n${missed.join("\n")}`);
  Deno.exitCode = 1;
}

async function visit(path: string): Promise<Report> {
  // Warm, as a page that somebody has asked for before.
  await (await fetch(roost.address + path)).arrayBuffer();
  let best: Report | undefined;
  for (let load = 0; load < REPEATS && speed(best) < SLOW_MACHINE; load++) {
    const options = { port: DEBUGGING_PORT, logLevel: "error", output: "json" };
    const report: Report = await lighthouse(roost.address + path, options);
    if (!best || speed(report) > speed(best)) best = report;
    console.error(`${path}: ${blocking([report])} ms blocking, machine ${speed(report)}`);
  }
  return best!;
}
