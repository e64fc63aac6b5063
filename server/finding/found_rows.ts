import type { Account } from "../../contract/account.ts";
import type { Author } from "../../contract/author.ts";
import type { KeptBrand } from "../../contract/brand.ts";
import type { Category } from "../../contract/category.ts";
import type { ChatUser } from "../../contract/chat.ts";
import type { KeptCondition } from "../../contract/condition.ts";
import type { FoundGroup, FoundKind } from "../../contract/finding.ts";
import type { BatchDocuments } from "../../contract/batch_documents.ts";
import type { GlossaryTerm } from "../../contract/glossary_term.ts";
import { type Inquiry, referenceOf } from "../../contract/inquiry.ts";
import { subjectLabel } from "../../contract/inquiry_form.ts";
import type { Media } from "../../contract/media.ts";
import type { Page } from "../../contract/page.ts";
import type { Partner } from "../../contract/partner.ts";
import type { Post } from "../../contract/post.ts";
import type { Product } from "../../contract/product.ts";
import type { KeptProhibited } from "../../contract/prohibited.ts";
import type { Redirect } from "../../contract/redirect.ts";
import type { Testimonial } from "../../contract/testimonial.ts";
import type { StaffAnswer, Unanswered } from "../../contract/unanswered.ts";

type FoundRow = FoundGroup["rows"][number];

/** Products named for an inquiry that asks for many. */
const NAMED_MAX = 3;

/** One row of each list. */
interface ListRows {
  "contact-submissions": Inquiry;
  "chat-users": ChatUser;
  products: Product;
  "product-categories": Category;
  unanswered: Unanswered;
  "staff-answers": StaffAnswer;
  "blog/posts": Post;
  pages: Page;
  media: Media;
  partners: Partner;
  accounts: Account;
  conditions: KeptCondition;
  brands: KeptBrand;
  prohibited: KeptProhibited;
  "batch-documents": BatchDocuments;
  glossary: GlossaryTerm;
  testimonials: Testimonial;
  authors: Author;
  "blog/categories": Pick<Category, "id" | "name">;
  redirects: Redirect;
}

const shown = (title: string, details: readonly unknown[] = [], at: string | null = null) => ({
  title,
  detail: details.filter(Boolean).join(" · ") || null,
  at,
});

const VIEWS: { [K in FoundKind]: (row: ListRows[K]) => Omit<FoundRow, "id"> } = {
  "contact-submissions": ({ id, name, phone, email, subject, lines = [], createdAt }) =>
    shown(
      name,
      [
        referenceOf(id),
        phone ?? email,
        lines.slice(0, NAMED_MAX).map(({ product }) => product).join(", ") || subjectLabel(subject),
      ],
      createdAt,
    ),
  "chat-users": ({ name, mobileNumber, location, lastVisitAt, firstVisitAt }) =>
    shown(name, [mobileNumber, location], lastVisitAt ?? firstVisitAt),
  products: ({ name, category, make }) => shown(name, [category, make]),
  "product-categories": ({ name }) => shown(name),
  unanswered: ({ question, lastAskedAt }) => shown(question, [], lastAskedAt),
  "staff-answers": ({ questions, answer }) => shown(questions[0] ?? answer, [answer]),
  "blog/posts": ({ title, category, author }) => shown(title, [category, author]),
  pages: ({ name, title, slug }) => shown(name || title || slug, [`/${slug}`]),
  media: ({ name, contentType, uploadedAt }) => shown(name, [contentType], uploadedAt),
  partners: ({ name, origins }) => shown(name, origins),
  accounts: ({ username, email, role }) => shown(username, [email, role]),
  conditions: ({ name, translations }) =>
    shown(name, Object.values(translations ?? {}).map((translation) => translation?.name)),
  brands: ({ name, ingredients }) => shown(name, ingredients),
  prohibited: ({ name }) => shown(name),
  "batch-documents": ({ number, productNames }) => shown(number, productNames),
  glossary: ({ term, translations }) =>
    shown(term, Object.values(translations ?? {}).map((translation) => translation?.term)),
  testimonials: ({ name, position }) => shown(name, [position]),
  authors: ({ name, role }) => shown(name, [role]),
  "blog/categories": ({ name }) => shown(name),
  redirects: ({ from, to }) => shown(from, [to]),
};

/** What the search shows of a row of a list, as the list's call answers it. */
export function foundRow<K extends FoundKind>(kind: K, row: unknown): FoundRow {
  const known = row as ListRows[K];
  return { id: known.id, ...VIEWS[kind](known) };
}
