/** `deno task explain "QUESTION"`: how the assistant answers it, from the store as it is now. */
import type { Explanation } from "../contract/explanation.ts";
import { catalogueAnswerer } from "./assistant/catalogue_answerer.ts";
import { backUpStore } from "./backups/back_up_store.ts";
import { contentReader } from "./content/content_reader.ts";
import { openStore } from "./kv/open_store.ts";
import type { Store } from "./kv/store.ts";
import { loadSample } from "./sample/load_sample.ts";
import { environment, readSettings } from "./settings.ts";
import { hasStore } from "./start/open_or_refuse.ts";
import { refuse } from "./start/refuse.ts";
import { StartError } from "./start_error.ts";
import { createStores } from "./stores.ts";

const USAGE = 'deno task explain "QUESTION"     how the assistant answers, and why';

async function explainQuestion(query: string, kv: string): Promise<Explanation> {
  await using opened = await openCopy(kv);
  const stores = createStores(opened.store, () => new Date());
  if (opened.isEmpty) await loadSample(stores);
  const { explain } = catalogueAnswerer({
    read: contentReader(stores),
    staffAnswers: stores.staffAnswers.read,
    knowledge: stores.knowledge.read,
    whatsapp: () => Promise.resolve(undefined),
  });
  return await explain({ query, chatHistory: [], userId: null });
}

/** A copy of the store, since a server may hold the file. Without a store it is in memory, for the sample company. */
async function openCopy(kv: string): Promise<{ store: Store; isEmpty: boolean } & AsyncDisposable> {
  const isFile = await Deno.stat(kv).then(({ isFile }) => isFile, () => false);
  const folder = isFile ? await Deno.makeTempDir({ prefix: "explain-" }) : undefined;
  if (folder) await backUpStore(kv, `${folder}/copy.kv`);
  const store = await openStore(folder ? `${folder}/copy.kv` : /^https?:/.test(kv) ? kv : ":memory:");
  return {
    store,
    isEmpty: !isFile && !/^https?:/.test(kv),
    async [Symbol.asyncDispose]() {
      await store.close();
      if (folder) await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The explanation as lines for a terminal. */
export function explanationLines(
  { answer, form, isHeldBack, leftOver, words, near }: Explanation,
): string[] {
  const share = (part: number) => `${Math.round(part * 100)} %`.padStart(5);
  return [
    "What was read",
    ...words.map(({ word, role, readAs }) =>
      `  ${word}: ${role}${
        readAs.map(({ kind, id, name, sureness }) => `, ${kind} ${id} by “${name}” ${share(sureness)}`).join(
          "",
        )
      }`
    ),
    "",
    "What is near",
    ...near.map(({ kind, title, score, share: part }) =>
      `  ${kind.padEnd(9)} ${score.toFixed(2).padStart(7)} ${share(part)}  ${title}`
    ),
    "",
    `Form: ${form}${isHeldBack ? ", held back" : ""}`,
    `Left over: ${leftOver.join(", ") || "nothing"}`,
    "",
    `Answer (${answer.kind}, ${answer.lang})`,
    answer.answer,
  ];
}

if (import.meta.main) {
  try {
    const query = Deno.args.join(" ").trim();
    if (!query) throw new StartError(USAGE);
    const { kv } = readSettings(environment());
    const from = await hasStore(kv) ? "the store of KV" : `the sample company, as there is no store ${kv}`;
    console.info(`Answered from ${from}\n`);
    console.info(explanationLines(await explainQuestion(query, kv)).join("\n"));
  } catch (error) {
    refuse(error);
  }
}
