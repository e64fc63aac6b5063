import * as z from "zod/mini";
import { type StaffAnswer, type StaffAnswerInput, StaffAnswerSchema } from "../../contract/unanswered.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

const StaffAnswerRecordSchema = z.omit(StaffAnswerSchema, { id: true });
export type StaffAnswerRecord = z.infer<typeof StaffAnswerRecordSchema>;

/** All answers of the staff at one time. `revision` differs where an answer does. */
export interface StaffAnswers {
  revision: number;
  answers: readonly StaffAnswer[];
}

/** Keys: `staff-answers` by id. What the assistant says hangs on them, so that they count as content. */
export function staffAnswerStore(store: Store, now: () => Date) {
  const answers = collection(store, {
    name: "staff-answers",
    schema: StaffAnswerRecordSchema,
    content: true,
  });
  let current: StaffAnswers = { revision: 0, answers: [] };
  /** The content revision up to which `current` is known to hold. */
  let readAt: string | undefined;
  let reading: Promise<void> | undefined;

  function isCurrent(): boolean {
    if (readAt === undefined) return false;
    if (readAt === store.revision) return true;
    const changed = store.changesSince(readAt);
    if (changed === null || changed.some(([, name]) => name === answers.name)) return false;
    readAt = store.revision;
    return true;
  }

  async function readAll(): Promise<void> {
    // Before the read: what changes meanwhile is read again.
    const revision = store.revision;
    const all = await Array.fromAsync(answers.all(), staffAnswerOf);
    readAt = revision;
    current = { revision: current.revision + 1, answers: all };
  }

  return {
    answers,

    /** All of them as they stand now: from memory, unless one has changed. */
    async read(): Promise<StaffAnswers> {
      // Once more where one changed while they were read.
      while (!isCurrent()) await (reading ??= readAll().finally(() => reading = undefined));
      return current;
    },

    /** As they were when `read` last ended; none before that. */
    get current(): StaffAnswers {
      return current;
    },

    create(tx: Transaction, input: StaffAnswerInput, asked: number): Promise<Stored<StaffAnswerRecord>> {
      const at = now().toISOString();
      return answers.in(tx).create({ ...fieldsOf(input), asked, createdAt: at, updatedAt: at });
    },

    update: (id: string, input: StaffAnswerInput, ifMatch?: string): Promise<Stored<StaffAnswerRecord>> =>
      answers.update(
        id,
        ({ asked, createdAt }) => ({
          ...fieldsOf(input),
          asked,
          createdAt,
          updatedAt: now().toISOString(),
        }),
        ifMatch ? { ifMatch } : {},
      ),
  };
}

export type StaffAnswerStore = ReturnType<typeof staffAnswerStore>;

export function staffAnswerOf({ id, value }: Stored<StaffAnswerRecord>): StaffAnswer {
  return { id, ...value };
}

function fieldsOf({ questions, lang, answer, products }: StaffAnswerInput) {
  return { questions, lang, answer, products };
}
