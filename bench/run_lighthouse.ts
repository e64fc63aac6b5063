/** The port on which Lighthouse connects to the browser. */
const DEBUGGING_PORT = 9_333;
export const BROWSER_FLAGS = [`--remote-debugging-port=${DEBUGGING_PORT}`];

/** A variable, because a literal specifier would make every test run install its 60 MB. */
const LIGHTHOUSE = "npm:lighthouse@13.5.0";
const PAGE_FUNCTIONS = `${LIGHTHOUSE}/core/lib/page-functions.js`;

interface Audit {
  score: number | null;
  numericValue?: number;
  title: string;
  displayValue?: string;
  errorMessage?: string;
  /** What the audit found, as rows or as a list of tables with rows. */
  details?: { items?: unknown };
}

/** The fields of a Lighthouse report that we read: https://github.com/GoogleChrome/lighthouse */
export interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
    /** Lighthouse's speed index of the machine before the load. A current desktop has 1,500 to 3,000. */
    environment: { benchmarkIndex: number };
  };
}

/** Loads a page in the browser started with `BROWSER_FLAGS`. Without `categories` it runs all of them. */
export async function runLighthouse(address: string, categories?: string[]): Promise<Report> {
  const { default: lighthouse } = await import(LIGHTHOUSE);
  return await lighthouse(address, {
    port: DEBUGGING_PORT,
    logLevel: "error",
    output: "json",
    ...(categories && { onlyCategories: categories }),
  });
}

/** The machine's current `benchmarkIndex`. */
export async function benchmarkIndex(): Promise<number> {
  const { pageFunctions } = await import(PAGE_FUNCTIONS);
  return pageFunctions.computeBenchmarkIndex();
}
