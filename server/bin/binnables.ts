import type { AuthorStore } from "../blog/author_store.ts";
import type { PostStore } from "../blog/post_store.ts";
import type { CategoryStore } from "../catalogue/category_store.ts";
import type { ProductStore } from "../catalogue/product_store.ts";
import type { ChatStore } from "../chat/ChatStore.ts";
import type { BatchDocumentStore } from "../batch_documents/batch_documents.ts";
import type { GlossaryStore } from "../glossary/glossary.ts";
import type { DraftKind, DraftStore } from "../drafts/draft_store.ts";
import { AppError } from "../http/app_error.ts";
import type { InquiryStore } from "../inquiries/inquiry_store.ts";
import type { KnowledgeStore } from "../knowledge/knowledge_store.ts";
import type { Overlay } from "../knowledge/overlay.ts";
import type { Collection } from "../kv/collection.ts";
import type { Transaction } from "../kv/transaction.ts";
import type { MediaStore } from "../media/media_store.ts";
import { firstKeyOf, type PartnerStore } from "../partners/partner_store.ts";
import type { RedirectStore } from "../redirects/redirect_store.ts";
import { endRedirect } from "../shared/slugs.ts";
import type { TestimonialStore } from "../testimonials/testimonials.ts";
import type { StaffAnswerStore } from "../unanswered/staff_answer_store.ts";
import type { UnansweredStore } from "../unanswered/unanswered_store.ts";
import type { VersionStore } from "../versions/version_store.ts";
import type { WrittenStore } from "../written/written_store.ts";
import type { Bin, Binnable, Binnables, BinStore } from "./bin_store.ts";

interface BinnableStores {
  bin: BinStore;
  products: ProductStore;
  categories: CategoryStore;
  authors: AuthorStore;
  posts: PostStore;
  written: WrittenStore;
  drafts: DraftStore;
  versions: VersionStore;
  media: MediaStore;
  inquiries: InquiryStore;
  chat: ChatStore;
  partners: PartnerStore;
  testimonials: TestimonialStore;
  unanswered: UnansweredStore;
  staffAnswers: StaffAnswerStore;
  redirects: RedirectStore;
  batchDocuments: BatchDocumentStore;
  glossary: GlossaryStore;
  knowledge: KnowledgeStore;
}

/** What can be restored, and what that takes. */
export function binnables(stores: BinnableStores): Binnables {
  return { ...ofCatalogue(stores), ...ofSite(stores), ...ofVisitors(stores), ...ofKnowledge(stores) };
}

function ofCatalogue({ bin, products, categories, batchDocuments, ...stores }: BinnableStores) {
  return {
    products: binnable({
      documents: products.products,
      nameOf: ({ name }) => name,
      within: products.sharing,
      async restoring(tx, _, { categoryId, name, slug }) {
        const filed = { all: categories.categories, bin: bin.of("product-categories") };
        await intoCategory(tx, { id: categoryId, name, ...filed });
        await endRedirect(products.redirects, tx, slug);
      },
      purged: besides("products", stores),
    }),
    "product-categories": binnable({
      documents: categories.categories,
      nameOf: ({ name }) => name,
      within: products.sharing,
    }),
    "batch-documents": binnable({ documents: batchDocuments.batches, nameOf: ({ number }) => number }),
  };
}

/** The blog, the owner's pages, what they show, and addresses that moved. */
function ofSite({ bin, posts, written, media, ...stores }: BinnableStores) {
  return {
    "blog/posts": binnable({
      documents: posts.posts,
      nameOf: ({ title }) => title,
      async restoring(tx, _, { categoryId, title, slug }) {
        const filed = { all: posts.categories, bin: bin.of("blog/categories") };
        await intoCategory(tx, { id: categoryId, name: title, ...filed });
        await endRedirect(posts.redirects, tx, slug);
      },
      purged: besides("posts", stores),
    }),
    "blog/categories": binnable({ documents: posts.categories, nameOf: ({ name }) => name }),
    authors: binnable({
      documents: stores.authors,
      nameOf: ({ name }) => name,
      purged: besides("authors", stores),
    }),
    pages: binnable({
      documents: written.pages,
      nameOf: ({ name, slug }) => name ?? slug,
      restoring: (tx, _, { slug }) => endRedirect(written.redirects, tx, slug),
      purged: besides("pages", stores),
    }),
    media: binnable({
      documents: media.items,
      nameOf: ({ name, upload }) => upload?.fileName ?? name,
      restoring: media.restoring,
      purged: media.purged,
    }),
    testimonials: binnable({
      documents: stores.testimonials,
      nameOf: ({ name }) => name,
      purged: besides("testimonials", stores),
    }),
    redirects: binnable({ documents: stores.redirects.redirects, nameOf: ({ from }) => from }),
  };
}

/** What visitors sent and asked, and who shows us on a page of their own. */
function ofVisitors({ inquiries, chat, unanswered, staffAnswers, partners }: BinnableStores) {
  return {
    "contact-submissions": binnable({
      documents: inquiries.inquiries,
      nameOf: ({ name }) => name,
      retention: ({ createdAt, isSuspected }) => ({
        kind: isSuspected ? "suspected" : "inquiries",
        since: createdAt,
      }),
    }),
    "chat-users": binnable({
      documents: chat.users,
      nameOf: ({ name }) => name,
      purged: (handle) => chat.removeMessagesOf(handle),
      retention: ({ lastVisitAt, firstVisitAt }) => ({ kind: "chats", since: lastVisitAt ?? firstVisitAt }),
    }),
    unanswered: binnable({
      documents: unanswered.questions,
      nameOf: ({ question }) => question,
      retention: ({ lastAskedAt }) => ({ kind: "questions", since: lastAskedAt }),
    }),
    "staff-answers": binnable({ documents: staffAnswers.answers, nameOf: ({ questions }) => questions[0] }),
    partners: binnable({
      documents: partners.partners,
      nameOf: ({ name }) => name,
      purged: (_, partner) => partners.counts.forget(firstKeyOf(partner)),
    }),
  };
}

function ofKnowledge({ glossary, knowledge, ...stores }: BinnableStores) {
  /** One that comes with the software is there again, as it was shipped. */
  const kept = <T extends { id: string; name: string }>(kind: DraftKind, { records, get }: Overlay<T>) =>
    binnable<{ entry: T; hidden: boolean }>({
      documents: records,
      nameOf: ({ entry }) => entry.name,
      purged: async (id) => await get(id) ? undefined : await besides(kind, stores)(id),
    });
  return {
    glossary: binnable({
      documents: glossary,
      nameOf: ({ term }) => term,
      purged: besides("glossary", stores),
    }),
    brands: kept("brands", knowledge.brands),
    conditions: kept("conditions", knowledge.conditions),
    prohibited: kept("prohibited", knowledge.prohibited),
  };
}

/** Deletes what is of no use without a document of this kind. */
function besides(kind: DraftKind, { versions, drafts }: Pick<BinnableStores, "versions" | "drafts">) {
  return async (id: string) => {
    await versions.forget(kind, id);
    await drafts.of(kind).discard(id);
  };
}

/** Brings a document back into its category, which is written so that nobody deletes it at the same time. */
async function intoCategory<C extends { name: string }>(
  tx: Transaction,
  { id, all, bin, name }: { id: string; all: Pick<Collection<C>, "in">; bin: Bin; name: string },
): Promise<void> {
  // A draft may have none.
  if (!id) return;
  const writer = all.in(tx);
  if (await writer.get(id)) return void await writer.update(id, {});
  const where = await bin.has(id)
    ? "its category is in the bin too. Restore that first"
    : "its category was deleted for good";
  throw new AppError("conflict", `Cannot restore “${name}”: ${where}`);
}

/** Lets the collection say what the other functions are given. */
function binnable<T>(options: Binnable<T>): Binnable<T> {
  return options;
}
