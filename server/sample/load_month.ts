import type { Language } from "../../contract/language.ts";
import { quoteListSubject } from "../../contract/inquiry_form.ts";
import { newHandle } from "../chat/chat_records.ts";
import type { Figure } from "../figures/figure_store.ts";
import type { PartnerRecord } from "../partners/partner_store.ts";
import { indiaDay } from "../shared/india_day.ts";
import type { Stores } from "../stores.ts";
import { questionKey } from "../unanswered/question_key.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** The month, and the one before it, with which it is compared. */
const DAYS = 60;
const INQUIRIES = 64;
const CHATS = 16;
/** Inquiries of the last days are open still, and one that was forgotten. */
const OPEN_DAYS = 4;
const FORGOTTEN_DAYS = 11;
const SEED = 17;

interface Month {
  farms: string[];
  messages: Record<Language, string[]>;
  notes: string[];
  quantities: string[];
  chats: Record<Language, [question: string, answer: string][]>;
  questions: [lang: Language, question: string, count: number][];
  searches: string[];
  missed: string[];
  pages: string[];
  partners: [name: string, origin: string][];
}

/** What a month is invented from. All chances are drawn in one order, so that each start draws the same. */
interface Invention {
  stores: Stores;
  month: Month;
  now: number;
  random: () => number;
  pick: <T>(from: readonly T[]) => T;
  /** As `pick`, but the first are more frequent than the last. */
  pickFirst: <T>(from: readonly T[]) => T;
  timeOf: (daysAgo: number) => string;
  products: readonly { id: string; name: string }[];
  partners: readonly { value: PartnerRecord }[];
}

/**
 * Fills the panel of the sample company with an invented month that ends now: inquiries, chats, open questions
 * and counts, the same at each start but for their dates. No person is in it, and each name begins with
 * "Sample". What was stored is noted, so that the owner can remove it.
 */
export async function loadMonth(stores: Stores): Promise<void> {
  const text = await Deno.readTextFile(new URL("./month.json", import.meta.url));
  const month: Month = JSON.parse(text);
  const random = randomFrom(SEED);
  const now = stores.now().getTime();
  const all = await Array.fromAsync(stores.products.products.all());
  const articles = (await Array.fromAsync(stores.posts.posts.all())).slice(0, 8).map(({ id }) => id);
  const partners = await Promise.all(
    month.partners.map(([name, origin]) =>
      stores.partners.create({ name, origins: [origin], note: null, isActive: true })
    ),
  );
  const invention: Invention = {
    stores,
    month,
    now,
    random,
    pick: (from) => from[Math.floor(random() * from.length)]!,
    pickFirst: (from) => from[Math.floor(random() ** 2 * from.length)]!,
    timeOf: (daysAgo) => new Date(now - daysAgo * DAY).toISOString(),
    products: all.slice(0, 24).map(({ id, value: { name } }) => ({ id, name })),
    partners,
  };

  const records = Array.from({ length: INQUIRIES }, (_, n) => inventInquiry(invention, n))
    .sort((a, b) => a.createdAt < b.createdAt ? -1 : 1);
  // Not by the call that tells the owner of each.
  const inquiries: string[] = [];
  for (const record of records) inquiries.push((await stores.inquiries.inquiries.create(record)).id);
  const chats: string[] = [];
  for (let n = 0; n < CHATS; n++) chats.push(await addChat(invention, n));
  const questions = await addQuestions(invention);
  await addFigures(invention, articles);
  await stores.month.put({
    inquiries,
    chats,
    questions,
    partners: partners.map(({ id }) => id),
    countsBefore: stores.figures.today(),
  });
}

function inventInquiry(
  { month, random, pick, pickFirst, timeOf, products, partners }: Invention,
  n: number,
) {
  const daysAgo = n === 0 ? FORGOTTEN_DAYS + 0.3 : random() ** 1.4 * DAYS;
  const lang = pick<Language>(["en", "en", "en", "hi", "te"]);
  const asked = pickFirst(products);
  const partner = random() < 0.3 ? pick(partners).value : null;
  const kind = partner ? "quote" : pick(["home", "contact", "contact", "quote", "quote", "chat"] as const);
  const second = pickFirst(products);
  const lines = [asked, ...second === asked || random() < 0.5 ? [] : [second]].map(({ id, name }) => ({
    productId: id,
    product: name,
    quantity: pick(month.quantities),
    note: null,
  }));
  const createdAt = timeOf(daysAgo);
  const isResolved = n !== 0 && daysAgo > OPEN_DAYS;
  return {
    name: pick(month.farms),
    email: `sample-${n + 1}@farm.example`,
    phone: null,
    company: null,
    subject: kind === "contact"
      ? "product_inquiry"
      : kind === "quote"
      ? quoteListSubject(lines.length)
      : null,
    message: pick(month.messages[lang]).replace("{product}", asked.name),
    ...(kind === "quote" && { lines }),
    createdAt,
    isResolved,
    source: { kind, page: partner ? `${partner.origins[0]}/medicines` : null, partner: partner?.key ?? null },
    ...(isResolved && random() < 0.4 && {
      notes: [{ id: crypto.randomUUID(), at: timeOf(daysAgo - 0.1), by: "Sample", text: pick(month.notes) }],
    }),
  };
}

async function addChat(
  { stores, month, random, pick, pickFirst, timeOf, products, partners }: Invention,
  n: number,
): Promise<string> {
  const daysAgo = random() * DAYS / 2;
  const lang = pick<Language>(["en", "hi", "te"]);
  const visit = { firstVisitAt: timeOf(daysAgo), lastVisitAt: null };
  const { id } = await stores.chat.users.create({
    name: pick(month.farms),
    // No telephone number in India begins so.
    mobileNumber: `00000000${String(n + 10)}`,
    location: "Sample",
    ...visit,
    source: { page: null, partner: random() < 0.3 ? pick(partners).value.key : null },
  }, { id: newHandle() });
  for (const [at, [question, answer]] of month.chats[lang].entries()) {
    const product = pickFirst(products).name;
    for (const [role, content] of [["user", question], ["assistant", answer]] as const) {
      const time = timeOf(daysAgo - at / 400 - (role === "user" ? 0 : 1 / 10_000));
      const said = { userId: id, role, content: content.replace("{product}", product) };
      await stores.chat.messages.create({ ...said, timestamp: time, receivedAt: time });
    }
  }
  return id;
}

/** The questions that the assistant left unanswered; gives their ids. */
async function addQuestions({ stores, month, timeOf }: Invention): Promise<string[]> {
  return await Promise.all(month.questions.map(async ([lang, question, count], n) => {
    const [firstAskedAt, lastAskedAt] = [timeOf(20 - n), timeOf(1 + n / 3)];
    const stored = await stores.unanswered.questions.create({
      key: questionKey(lang, question),
      question,
      otherWords: [],
      lang,
      count,
      firstAskedAt,
      lastAskedAt,
      page: null,
      partner: null,
      isDismissed: false,
    });
    return stored.id;
  }));
}

/** Counts of each day: more in the second month than in the first, and fewer on Sundays. */
async function addFigures(
  { stores, month, now, random, products }: Invention,
  articles: readonly string[],
): Promise<void> {
  for (let daysAgo = DAYS; daysAgo > 0; daysAgo--) {
    const time = now - daysAgo * DAY;
    const level = (1.4 - daysAgo / DAYS) * (new Date(time).getUTCDay() === 0 ? 0.5 : 1);
    const figures = new Set<Figure>();
    const add = (kind: Figure["kind"], keys: readonly string[], most: number) => {
      for (const [at, key] of keys.entries()) {
        const count = Math.floor(random() * most * level / (1 + at / 3));
        if (count > 0) figures.add({ kind, key, count });
      }
    };
    add("page", month.pages, 40);
    add("product", products.map(({ id }) => id), 14);
    add("article", articles, 9);
    add("search", [...month.searches, ...month.missed], 7);
    add("asked", products.map(({ id }) => id), 2);
    for (const { kind, key, count } of [...figures]) {
      if (kind === "search" && month.missed.includes(key)) figures.add({ kind: "missed", key, count });
    }
    await stores.figures.add(figures, indiaDay(time));
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
