import {
  IMPORT_BYTES_MAX,
  IMPORT_TOO_LARGE,
  type ProductImport,
  ProductImportSchema,
} from "../../../contract/product_import.ts";
import { ApiFailure } from "../api.ts";
import { sendFile } from "../send_file.ts";
import { importTexts } from "./import_texts.ts";

/** Uploads a spreadsheet to be checked. */
export async function sendImport(file: File, onProgress: (fraction: number) => void): Promise<ProductImport> {
  if (file.size > IMPORT_BYTES_MAX) throw new ApiFailure(413, IMPORT_TOO_LARGE);
  const call = { schema: ProductImportSchema, onProgress, failed: importTexts.error };
  return (await sendFile("/api/admin/products/import?columns=ask", file, call)).value;
}
