import type { QuoteDraft } from "./QuoteModel.ts";
import type { QuoteValues } from "./validate_quote.ts";

const KEY = "draft:quote-dialog";

interface Draft extends Partial<QuoteValues> {
  about: string;
}

/** The draft about a product in this tab. For another product, only the visitor's contact fields are read. */
export function quoteDraft(product: string): QuoteDraft {
  return {
    read() {
      const draft = stored((storage): Draft | null => JSON.parse(storage.getItem(KEY) ?? "null"));
      if (!draft) return;
      const { about, message, ...person } = draft;
      return about === product && message ? { ...person, message } : person;
    },
    keep: (values) =>
      stored((storage) => storage.setItem(KEY, JSON.stringify({ ...values, about: product }))),
    drop: () => stored((storage) => storage.removeItem(KEY)),
  };
}

/** Storage may be blocked or full. Then a reload loses the draft. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
