import { formerAssetStore } from "./assets/former_asset_store.ts";
import { auditDifferenceStore, auditRows, auditStore } from "./audit/audit_store.ts";
import { authorStore } from "./blog/author_store.ts";
import { binnables } from "./bin/binnables.ts";
import { type BinStore, binStore } from "./bin/bin_store.ts";
import { postStore } from "./blog/post_store.ts";
import { lookStore } from "./look/look_store.ts";
import { catalogueOrderStore } from "./catalogue/catalogue_order.ts";
import { categoryStore } from "./catalogue/category_store.ts";
import { productStore } from "./catalogue/product_store.ts";
import { ChatStore } from "./chat/ChatStore.ts";
import { companyStore } from "./company/company_store.ts";
import { monthStore } from "./sample/month_store.ts";
import { importRecords } from "./import/import_records.ts";
import { inquiryStore } from "./inquiries/inquiry_store.ts";
import type { Channel } from "../contract/delivery.ts";
import { draftStore } from "./drafts/draft_store.ts";
import { figureCounter } from "./figures/figure_counter.ts";
import { figureStore } from "./figures/figure_store.ts";
import { frameStore } from "./frame/frame_store.ts";
import { batchDocumentStore } from "./batch_documents/batch_documents.ts";
import { glossaryStore } from "./glossary/glossary.ts";
import type { Store } from "./kv/store.ts";
import { knowledgeStore, type Shipped } from "./knowledge/knowledge_store.ts";
import { mediaStore } from "./media/media_store.ts";
import { partnerStore } from "./partners/partner_store.ts";
import { publicationStore } from "./publication/publication_store.ts";
import { redirectStore } from "./redirects/redirect_store.ts";
import { outboxStore } from "./outbox/outbox_store.ts";
import { seoStore } from "./seo/seo_store.ts";
import { versionStore } from "./versions/version_store.ts";
import { testimonialStore } from "./testimonials/testimonials.ts";
import { writtenStore } from "./written/written_store.ts";
import { staffAnswerStore } from "./unanswered/staff_answer_store.ts";
import { unansweredStore } from "./unanswered/unanswered_store.ts";

/**
 * Creates the store of every resource. `channels` tells how the owner is notified of new inquiries; without it nobody
 * is. `shipped` is the knowledge that comes with the software; its default is that of the repository.
 */
export function createStores(
  store: Store,
  now: () => Date,
  channels?: () => Promise<readonly Channel[]>,
  shipped: Partial<Shipped> = {},
) {
  const bin: BinStore = binStore(store, now, () => binnables(stores));
  const outbox = outboxStore(store, now, channels);
  const company = companyStore(store);
  const categories = categoryStore(store, now);
  const authors = authorStore(store);
  const staffAnswers = staffAnswerStore(store, now);
  const products = productStore({
    store,
    categories,
    bin,
    companyName: async () => (await company.get()).name,
    now,
  });
  const figures = figureStore(store, now);
  const versions = versionStore(store, now);
  const audit = auditStore(store);
  const stores = {
    store,
    bin,
    now,
    company,
    figures,
    counter: figureCounter(figures, now),
    month: monthStore(store),
    frame: frameStore(store),
    look: lookStore(store),
    publication: publicationStore(store),
    categories,
    catalogueOrder: catalogueOrderStore(store),
    products,
    authors,
    posts: postStore(store, now, authors),
    testimonials: testimonialStore(store),
    formerAssets: formerAssetStore(store, now),
    audit,
    auditRows: auditRows(store, audit),
    auditDifferences: auditDifferenceStore(store),
    chat: new ChatStore(store, now),
    outbox,
    imports: importRecords(store),
    inquiries: inquiryStore(store, now, outbox),
    knowledge: knowledgeStore(store, shipped),
    media: mediaStore(store, now),
    versions,
    drafts: draftStore(store, now, versions),
    seo: seoStore(store),
    batchDocuments: batchDocumentStore(store),
    glossary: glossaryStore(store),
    redirects: redirectStore(store),
    written: writtenStore(store, now),
    partners: partnerStore(store, now),
    staffAnswers,
    unanswered: unansweredStore(store, now, staffAnswers),
  };
  return stores;
}

export type Stores = ReturnType<typeof createStores>;
