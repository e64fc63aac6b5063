/** Where Lighthouse finds the browser. */
const DEBUGGING_PORT = 9_333;
export const BROWSER_FLAGS = [`--remote-debugging-port=${DEBUGGING_PORT}`];

/** Not a literal in the import: everybody who runs the tests would install its 60 MB. */
const LIGHTHOUSE = "npm:lighthouse@13.5.0";
const PAGE_FUNCTIONS = `${LIGHTHOUSE}/core/lib/page-functions.js`;

/** The parts of a report that are read here: https://github.com/GoogleChrome/lighthouse */
export interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<
      string,
      { score: number | null; numericValue?: number; title: string; errorMessage?: string }
    >;
    /** How fast the machine was when the load began: a desktop of today has 1,500 to 3,000. */
    environment: { benchmarkIndex: number };
  };
}

/** Loads a page in the browser that was started with `BROWSER_FLAGS`. `categories`: all of them where none is named. */
export async function runLighthouse(address: string, categories?: string[]): Promise<Report> {
  const { default: lighthouse } = await import(LIGHTHOUSE);
  return await lighthouse(address, {
    port: DEBUGGING_PORT,
    logLevel: "error",
    output: "json",
    ...(categories && { onlyCategories: categories }),
  });
}

/** The machine's speed now, as `benchmarkIndex` has it. */
export async function benchmarkIndex(): Promise<number> {
  const { pageFunctions } = await import(PAGE_FUNCTIONS);
  return pageFunctions.computeBenchmarkIndex();
}
