import * as z from "zod/mini";
import type { Language } from "../../contract/language.ts";
import { PARAGRAPH_MAX } from "../../contract/limits.ts";
import {
  QUESTION_KEPT_MAX,
  type StaffAnswerInput,
  type Unanswered,
  UnansweredSchema,
} from "../../contract/unanswered.ts";
import { AppError } from "../http/app_error.ts";
import { collection } from "../kv/collection.ts";
import type { Stored } from "../kv/document.ts";
import type { Store } from "../kv/store.ts";
import { indiaDay } from "../shared/india_day.ts";
import { oneAtATime } from "../shared/one_at_a_time.ts";
import { maskPersonal } from "./mask_personal.ts";
import { questionKey } from "./question_key.ts";
import type { StaffAnswerRecord, StaffAnswerStore } from "./staff_answer_store.ts";

/** Maximum number of stored questions. Beyond it, a batch is deleted: see `leastTelling`. */
export const UNANSWERED_MAX = 1_000;
const EVICTION_BATCH_SIZE = 100;
const OTHER_WORDS_MAX = 5;
const NEAREST = 4;

/** `why`, `answer` and `nearest` are absent from what was stored before they were. */
const UnansweredRecordSchema = z.extend(
  z.omit(UnansweredSchema, { id: true, why: true, answer: true, nearest: true }),
  {
    key: z.string(),
    ...z.partial(z.pick(UnansweredSchema, { why: true, answer: true, nearest: true })).shape,
  },
);
export type UnansweredRecord = z.infer<typeof UnansweredRecordSchema>;

interface Asked extends Partial<Pick<Unanswered, "why" | "answer" | "nearest">> {
  question: string;
  lang: Language;
  page: string | null;
  partner: string | null;
}

/** Keys: `unanswered` by id, unique `key` (see `questionKey`), so that repeats are counted together. */
export function unansweredStore(store: Store, now: () => Date, staffAnswers: StaffAnswerStore) {
  const questions = collection(store, {
    name: "unanswered",
    schema: UnansweredRecordSchema,
    unique: { key: ({ key }) => key },
  });
  // Serialised, so that the second of two equal questions finds the first.
  const inTurn = oneAtATime();

  async function note(asked: Asked): Promise<void> {
    const question = textToStore(asked.question);
    const key = questionKey(asked.lang, question);
    const known = await questions.getBy("key", key);
    const once = askedOnce({ ...asked, question }, key, now().toISOString());
    if (known) {
      await questions.update(known.id, (before) => withRepeat(before, once));
      return;
    }
    if (await questions.count() >= UNANSWERED_MAX) await makeRoom();
    await questions.create(once);
  }

  async function makeRoom(): Promise<void> {
    const all = await Array.fromAsync(questions.all());
    for (const { id } of leastTelling(all, EVICTION_BATCH_SIZE)) await questions.delete(id);
  }

  return {
    questions,

    note: (asked: Asked): Promise<void> => inTurn(() => note(asked)),

    /** Open questions, most asked first. */
    async open(): Promise<Stored<UnansweredRecord>[]> {
      const all = await Array.fromAsync(questions.all());
      return all.filter(({ value }) => !value.isDismissed).sort(byCount);
    },

    /** Stores an answer and deletes its question in one commit. Throws 409 if the question is gone. */
    answer: (input: StaffAnswerInput): Promise<Stored<StaffAnswerRecord>> =>
      store.transaction(async (tx) => {
        const { unansweredId } = input;
        if (!unansweredId) return await staffAnswers.create(tx, input, 0);
        const settled = await questions.in(tx).get(unansweredId);
        if (!settled) {
          throw new AppError("conflict", "Somebody has answered or deleted this question in the meantime");
        }
        await questions.in(tx).delete(unansweredId);
        return await staffAnswers.create(tx, input, settled.value.count);
      }),
  };
}

export type UnansweredStore = ReturnType<typeof unansweredStore>;

export function unansweredOf({ id, value: { key: _, ...question } }: Stored<UnansweredRecord>): Unanswered {
  return { id, why: "unknown", answer: null, nearest: [], ...question };
}

/** Compares by count, most asked first, then by the last time asked, latest first. */
export function byCount(
  { value: a }: Stored<UnansweredRecord>,
  { value: b }: Stored<UnansweredRecord>,
): number {
  return b.count - a.count || b.lastAskedAt.localeCompare(a.lastAskedAt);
}

/**
 * The least asked questions of the days that brought most of them. So a flood of questions pushes out its own,
 * and not those that people asked on other days.
 */
function leastTelling(all: readonly Stored<UnansweredRecord>[], count: number): Stored<UnansweredRecord>[] {
  const days = [...Map.groupBy(all, ({ value }) => indiaDay(Date.parse(value.firstAskedAt))).values()]
    .map((day) => day.sort(byCount));
  const least: Stored<UnansweredRecord>[] = [];
  while (least.length < count && days.length > 0) {
    const fullest = days.reduce((most, day) => day.length > most.length ? day : most);
    least.push(fullest.pop()!);
    if (fullest.length === 0) days.splice(days.indexOf(fullest), 1);
  }
  return least;
}

function askedOnce(asked: Asked, key: string, at: string): UnansweredRecord {
  const { question, lang, page, partner, why = "unknown", answer = null, nearest = [] } = asked;
  return {
    key,
    question,
    otherWords: [],
    lang,
    why,
    answer: answer && answer.toWellFormed().slice(0, PARAGRAPH_MAX),
    nearest: nearest.slice(0, NEAREST),
    count: 1,
    firstAskedAt: at,
    lastAskedAt: at,
    page,
    partner,
    isDismissed: false,
  };
}

function withRepeat(before: UnansweredRecord, repeat: UnansweredRecord): UnansweredRecord {
  return {
    ...before,
    why: repeat.why,
    answer: repeat.answer,
    nearest: repeat.nearest,
    otherWords: otherWords(before, repeat.question),
    count: before.count + 1,
    lastAskedAt: repeat.lastAskedAt,
    page: repeat.page ?? before.page,
    partner: repeat.partner ?? before.partner,
  };
}

/** Mask before cutting, because half a telephone number would not be recognised and masked. */
function textToStore(question: string): string {
  const masked = maskPersonal(question.toWellFormed()).replace(/\s+/g, " ").trim();
  return masked.length <= QUESTION_KEPT_MAX
    ? masked
    : masked.slice(0, QUESTION_KEPT_MAX - 1).replace(/[\ud800-\udbff]$/, "") + "…";
}

function otherWords({ question, otherWords }: UnansweredRecord, asked: string): string[] {
  const same = (a: string) => a.toLowerCase() === asked.toLowerCase();
  if (same(question) || otherWords.some(same)) return otherWords;
  return [...otherWords, asked].slice(-OTHER_WORDS_MAX);
}
