import * as z from "zod/mini";
import { type StaffAnswer, type StaffAnswerInput, StaffAnswerSchema } from "../../contract/unanswered.ts";
import { collection } from "../kv/collection.ts";
import { derived } from "../kv/derived.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import type { Transaction } from "../kv/transaction.ts";

const StaffAnswerRecordSchema = z.omit(StaffAnswerSchema, { id: true });
export type StaffAnswerRecord = z.infer<typeof StaffAnswerRecordSchema>;

/** Keys: `staff-answers` by id. */
export function staffAnswerStore(store: Store, now: () => Date) {
  const answers = collection(store, { name: "staff-answers", schema: StaffAnswerRecordSchema });

  return {
    answers,

    /** All answers, cached. */
    read: derived<readonly StaffAnswer[]>(
      store,
      [answers],
      () => Array.fromAsync(answers.all(), staffAnswerOf),
    ),

    create(tx: Transaction, input: StaffAnswerInput, asked: number): Promise<Stored<StaffAnswerRecord>> {
      const at = now().toISOString();
      return answers.in(tx).create({ ...fieldsOf(input), asked, createdAt: at, updatedAt: at });
    },

    update: (id: string, input: StaffAnswerInput, ifMatch?: string): Promise<Stored<StaffAnswerRecord>> =>
      answers.update(
        id,
        ({ asked, createdAt }) => ({ ...fieldsOf(input), asked, createdAt, updatedAt: now().toISOString() }),
        { ifMatch },
      ),
  };
}

export type StaffAnswerStore = ReturnType<typeof staffAnswerStore>;

export function staffAnswerOf({ id, value }: Stored<StaffAnswerRecord>): StaffAnswer {
  return { id, ...value };
}

function fieldsOf({ unansweredId: _, ...fields }: StaffAnswerInput) {
  return fields;
}
