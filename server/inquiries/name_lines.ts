import type { QuoteLine } from "../../contract/inquiry.ts";

interface SentLine extends Omit<QuoteLine, "product"> {
  product: string | null;
}

/** Names quote lines as the catalogue does. A product that is gone keeps the name that the buyer saw. */
export function nameLines(
  lines: readonly SentLine[],
  productName: (id: string) => Promise<string | undefined>,
): Promise<QuoteLine[]> {
  return Promise.all(lines.map(async (line) => {
    const known = line.productId ? await productName(line.productId) : undefined;
    return { ...line, product: known ?? line.product ?? line.productId ?? "" };
  }));
}
