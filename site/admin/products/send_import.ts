import { ApiErrorSchema } from "../../../contract/api_error.ts";
import {
  IMPORT_BYTES_MAX,
  IMPORT_TOO_LARGE,
  type ProductImport,
  ProductImportSchema,
} from "../../../contract/product_import.ts";
import { ApiFailure } from "../api.ts";
import { texts } from "../texts.ts";
import { importTexts } from "./import_texts.ts";

/** Uploads a spreadsheet to be checked. Uses `XMLHttpRequest`, since `fetch` reports no upload progress. */
export function sendImport(file: File, onProgress: (fraction: number) => void): Promise<ProductImport> {
  if (file.size > IMPORT_BYTES_MAX) return Promise.reject(new ApiFailure(413, IMPORT_TOO_LARGE));
  const { promise, resolve, reject } = Promise.withResolvers<ProductImport>();
  const request = new XMLHttpRequest();
  request.open("POST", "/api/admin/products/import?columns=ask");
  request.setRequestHeader("accept", "application/json");
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.upload.addEventListener("load", () => onProgress(1));
  request.addEventListener("error", () => reject(new ApiFailure(0, texts.offline)));
  request.addEventListener("load", () => {
    let answer: unknown;
    try {
      answer = JSON.parse(request.responseText);
    } catch {
      answer = null;
    }
    const checked = ProductImportSchema.safeParse(answer);
    if (request.status === 201 && checked.success) return resolve(checked.data);
    const error = ApiErrorSchema.safeParse(answer);
    reject(new ApiFailure(request.status, error.success ? error.data.message : importTexts.error));
  });
  const body = new FormData();
  body.set("file", file);
  request.send(body);
  return promise;
}
