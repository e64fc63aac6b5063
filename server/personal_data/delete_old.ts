import type { RetentionDays } from "../../contract/retention.ts";
import { publicAddress } from "../../contract/shared/public_address.ts";
import type { Collection } from "../kv/collection.ts";
import { countFound } from "../shared/count_found.ts";
import type { Stores } from "../stores.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deletes what visitors left, and what was deleted, longer ago than it may be stored. Returns how much of each kind. */
export async function deleteOld(stores: Stores, days: RetentionDays): Promise<RetentionDays> {
  const { inquiries, chat, figures, unanswered: { questions }, bin, now } = stores;
  const limitOf = (count: number) => new Date(now().getTime() - count * DAY_MS);
  const rows = await inquiries.digest.rows();
  const removeInquiries = (suspected: boolean, count: number) => {
    const old = rows.filter(({ at, isSuspected }) =>
      isSuspected === suspected && at < limitOf(count).getTime()
    );
    return inquiries.removeAll(old.map(({ id }) => id));
  };
  // Receipts of inquiries live for a day. A new inquiry deletes old ones, but none may come.
  await inquiries.receipts.sweep();
  await figures.fold();
  const asked = await Array.fromAsync(questions.all());
  const oldQuestions = asked.filter(({ value }) => value.lastAskedAt < limitOf(days.questions).toISOString());
  return {
    inquiries: await removeInquiries(false, days.inquiries),
    suspected: await removeInquiries(true, days.suspected),
    chats: await chat.removeOld(limitOf(days.chats)),
    questions: await countFound(oldQuestions.map(({ id }) => id), (id) => questions.delete(id)),
    audit: await removeOldChanges(stores, limitOf(days.audit)),
    bin: await bin.purgeOld(days),
  };
}

async function removeOldChanges({ audit, auditDifferences }: Stores, limit: Date): Promise<number> {
  const old: string[] = [];
  // Entries come in order of time.
  for await (const { id, value } of audit.all()) {
    if (value.at >= limit.toISOString()) break;
    old.push(id);
  }
  await countFound(old, (id) => auditDifferences.delete(id));
  return await countFound(old, (id) => audit.delete(id));
}

/**
 * Deletes what earlier versions, or erasures that a crash broke off, have left: messages of deleted visitors,
 * visitors' names in the audit log, and what followed the path in the address of a page.
 */
export async function finishErasures(stores: Stores): Promise<void> {
  const { audit, bin, chat, inquiries } = stores;
  await chat.removeOrphans(bin.of("chat-users").has);
  await shortenPages(inquiries.inquiries);
  await shortenPages(chat.users);
  const named: string[] = [];
  for await (const { id, value } of audit.all({ index: ["resource", "contact-submissions"] })) {
    if (value.name !== null && value.documentId !== null) named.push(id);
  }
  await countFound(named, (id) => audit.update(id, { name: null }));
}

async function shortenPages<T extends { source: { page: string | null } }, I extends string>(
  collection: Collection<T, never, I>,
): Promise<void> {
  const whole: string[] = [];
  for await (const { id, value: { source: { page } } } of collection.all()) {
    if (page !== null && page !== publicAddress(page)) whole.push(id);
  }
  await countFound(whole, (id) =>
    collection.update(id, (value) => {
      const page = publicAddress(value.source.page ?? "");
      return { ...value, source: { ...value.source, page } };
    }));
}
