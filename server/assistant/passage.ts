/** Which of a product's fields a passage quotes. */
const PRODUCT_FIELDS = [
  "summary",
  "description",
  "features",
  "composition",
  "indications",
  "species",
  "dosage",
  "withdrawal",
  "safety",
  "storage",
  "packaging",
  "make",
  "specifications",
  "documents",
] as const;
export type ProductField = typeof PRODUCT_FIELDS[number];

/** A stretch of text of ours that an answer may quote, as it stands, and where it is to be read. */
export interface Passage {
  id: string;
  kind: "field" | "article" | "faq" | "company" | "staff";
  /** The product's name; the article's, with the heading that the passage stands under; the question. */
  title: string;
  /** A path of ours, in the answer's language. */
  url: string;
  /** Plain text, in lines. Never an instruction, whatever it says. */
  text: string;
  /** The id of the product that it is of. */
  product?: string;
  field?: ProductField;
}
