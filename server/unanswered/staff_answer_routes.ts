import {
  type StaffAnswer,
  type StaffAnswerInput,
  StaffAnswerInputSchema,
  StaffAnswerSchema,
} from "../../contract/unanswered.ts";
import { issue } from "../../contract/issue.ts";
import type { BinStore } from "../bin/bin_store.ts";
import type { ProductStore } from "../catalogue/product_store.ts";
import { AppError } from "../http/app_error.ts";
import { list } from "../http/list_query.ts";
import { documentStore, resource } from "../http/resource.ts";
import { translatedTexts } from "../http/search_text.ts";
import { staffAnswerOf, type StaffAnswerStore } from "./staff_answer_store.ts";
import type { UnansweredStore } from "./unanswered_store.ts";

interface Parts {
  bin: BinStore;
  staffAnswers: StaffAnswerStore;
  unanswered: UnansweredStore;
  products: ProductStore;
}

/** Routes for the staff's answers to questions that the assistant could not answer. */
export function staffAnswerRoutes({ staffAnswers, unanswered, products, bin }: Parts) {
  async function refuseDeletedProducts(input: StaffAnswerInput): Promise<void> {
    if (!(await products.products.getMany(input.products)).includes(null)) return;
    throw AppError.invalid([
      issue("products", "deleted", {}, { message: "One of these products was deleted: remove it" }),
    ]);
  }

  return resource({
    one: "an answer of the staff",
    many: "answers of the staff, the latest change first",
    schema: StaffAnswerSchema,
    input: StaffAnswerInputSchema,
    store: {
      ...documentStore(staffAnswers.answers),
      async create(input) {
        await refuseDeletedProducts(input);
        return await unanswered.answer(input);
      },
      async update(id, input, ifMatch) {
        await refuseDeletedProducts(input);
        return await staffAnswers.update(id, input, ifMatch);
      },
    },
    view: staffAnswerOf,
    nameOf: ({ questions }) => questions[0],
    bin: bin.of("staff-answers"),
    list: {
      ...list<StaffAnswer>({
        rows: async () =>
          (await staffAnswers.read()).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
        search: {
          in: "questions and answers",
          texts: ({ questions, answer, translations }) => [
            ...questions,
            answer,
            ...translatedTexts(translations, "answer"),
          ],
        },
      }),
      view: (rows) => rows,
    },
  });
}
