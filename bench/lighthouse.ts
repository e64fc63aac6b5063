/**
 * `deno task lighthouse`: Lighthouse's mobile preset over the production build, on the five kinds of page in three
 * languages. Prints a table and ends with 1 where a goal is missed. Arguments choose pages by a part of their path.
 */
import { LANGUAGES } from "../contract/language.ts";
import { localPath } from "../site/language_paths.ts";
import { launchBrowser } from "../tests/browser.ts";
import { startRoost } from "../tests/roost.ts";

const PAGES = [
  "/",
  "/products/dewormers",
  "/product/amprolium-20-soluble-powder",
  "/blog/post/essential-tips-for-poultry-health-management",
  "/contact",
];
const DEBUGGING_PORT = 9_333;

/** Not a literal in the import: everybody who tests would install its 60 MB. */
const LIGHTHOUSE = "npm:lighthouse@13.5.0";

/** As far as it is read here: https://github.com/GoogleChrome/lighthouse */
interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  };
}

interface Goal {
  name: string;
  of(report: Report): number;
  holds(value: number): boolean;
}

const score = (name: string, category: string, least: number): Goal => ({
  name,
  of: ({ lhr }) => Math.round((lhr.categories[category]?.score ?? 0) * 100),
  holds: (value) => value >= least,
});

const GOALS: Goal[] = [
  score("performance", "performance", 95),
  score("accessibility", "accessibility", 100),
  score("best practices", "best-practices", 100),
  score("SEO", "seo", 100),
  {
    name: "CLS",
    of: ({ lhr }) => Number((lhr.audits["cumulative-layout-shift"]?.numericValue ?? 1).toFixed(3)),
    holds: (value) => value < 0.02,
  },
  {
    name: "blocking ms",
    of: ({ lhr }) => Math.round(lhr.audits["total-blocking-time"]?.numericValue ?? Infinity),
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
const missed: string[] = [];
row(["page", ...GOALS.map(({ name }) => name)]);
row(["---", ...GOALS.map(() => "---")]);
for (const path of paths) {
  // Warm, as a page that somebody has asked for before.
  await (await fetch(roost.address + path)).arrayBuffer();
  const report: Report = await lighthouse(roost.address + path, {
    port: DEBUGGING_PORT,
    logLevel: "error",
    output: "json",
  });
  const cells = GOALS.map((goal) => {
    const value = goal.of(report);
    if (!goal.holds(value)) missed.push(`${path}: ${goal.name} ${value}`);
    return goal.holds(value) ? value : `${value} !`;
  });
  row([path, ...cells]);
  if (Deno.args.length > 0) {
    for (const [id, { score, title }] of Object.entries(report.lhr.audits)) {
      if (score === 0) console.info(`  ${id}: ${title}`);
    }
  }
}
if (missed.length > 0) {
  console.info(`\n${missed.length} goals missed:\n${missed.join("\n")}`);
  Deno.exitCode = 1;
}
