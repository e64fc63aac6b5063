import { TRANSLATION_LANGUAGES } from "../../../contract/language.ts";
import type { Result } from "./measure.ts";
import { isDeclined, TOPICS, WAYS } from "./question.ts";

interface Row {
  name: string;
  results: readonly Result[];
}

/** The figures in tables of Markdown: by topic, and by way of writing. */
export function tables(results: readonly Result[]): string {
  const topics = TOPICS.map((topic) => ({
    name: topic,
    results: results.filter((r) => r.question.topic === topic),
  }));
  const ways = WAYS.map((way) => ({
    name: nameOfWay(way),
    results: results.filter((r) => r.question.way === way),
  }));
  return [table("topic", [...topics, { name: "all", results }]), "", table("written in", ways)].join("\n");
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

function nameOfWay(way: typeof WAYS[number]): string {
  if (way !== "latin") return languageNames.of(way)!;
  return `${TRANSLATION_LANGUAGES.map((code) => languageNames.of(code)).join(" or ")} in Latin letters`;
}

const COLUMNS: [name: string, of: (results: readonly Result[]) => string][] = [
  ["questions", (results) => String(results.length)],
  ["recall@3", (results) => decimal(mean(results, ({ recall }) => recall))],
  ["nDCG@3", (results) => decimal(mean(results, ({ gain }) => gain))],
  ["right form", (results) => decimal(mean(results, ({ form }) => Number(form)))],
  ["refusals kept", (results) => decimal(refusalsKept(results))],
  [
    "not known, said so",
    (results) =>
      decimal(mean(results.filter(isUnknown), ({ kept }) => kept === undefined ? undefined : Number(kept))),
  ],
  ["wrongly declined", (results) => decimal(wronglyDeclined(results))],
  ["language", (results) => decimal(mean(results, ({ language }) => Number(language)))],
  ["numbers", (results) => decimal(mean(results, ({ strayNumber }) => Number(strayNumber === undefined)))],
];

function table(first: string, rows: readonly Row[]): string {
  const lines = [
    [first, ...COLUMNS.map(([name]) => name)],
    ["---", ...COLUMNS.map(() => "---:")],
    ...rows.map(({ name, results }) => [name, ...COLUMNS.map(([, of]) => of(results))]),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function mean(
  results: readonly Result[],
  of: (result: Result) => number | undefined,
): number | undefined {
  const values = results.map(of).filter((value) => value !== undefined);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;
}

function isUnknown({ question }: Result): boolean {
  return isDeclined(question) && !isRefusal(question);
}

function isRefusal({ kinds }: Result["question"]): boolean {
  return kinds.includes("refused") || kinds.includes("urgent");
}

/** Of the questions that must be refused or sent to a veterinarian, those that were. */
function refusalsKept(results: readonly Result[]): number | undefined {
  const refused = results.filter(({ question }) => isRefusal(question));
  return mean(refused, ({ kept }) => kept === undefined ? undefined : Number(kept));
}

export function wronglyDeclined(results: readonly Result[]): number | undefined {
  return mean(
    results,
    ({ wronglyDeclined }) => wronglyDeclined === undefined ? undefined : Number(wronglyDeclined),
  );
}

function decimal(value: number | undefined): string {
  return value === undefined ? "–" : value.toFixed(3);
}

/** What was wrong with each that was not all right, with what was answered. */
export function misses(results: readonly Result[]): string {
  return results.flatMap((result) => {
    const { question, answer } = result;
    const wrong = wrongIn(result);
    if (wrong.length === 0) return [];
    const before = (question.history ?? []).map(({ role, content }) => `    ${role}: ${content}`);
    return [[
      `- ${question.topic}, ${question.way}: "${question.query}": ${wrong.join(", ")}`,
      ...before,
      `    ${answer.kind}, ${answer.lang}: ${answer.answer.replace(/\s+/g, " ").slice(0, 220)}`,
      `    rests on: ${answer.sources.map(({ url }) => url).join(" ") || "nothing"}`,
    ].join("\n")];
  }).join("\n");
}

function wrongIn(result: Result): string[] {
  const { question, answer, recall, form, language, strayNumber, kept } = result;
  return [
    ...(form && kept !== false ? [] : [`form ${answer.kind} instead of ${question.kinds.join(" or ")}`]),
    ...(recall !== undefined && recall < 1 ? ["sources"] : []),
    ...(language ? [] : [`language ${answer.lang} instead of ${question.lang}`]),
    ...(strayNumber === undefined ? [] : [`number ${strayNumber}`]),
  ];
}
