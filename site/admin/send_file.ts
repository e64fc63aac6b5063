import type * as z from "zod/mini";
import { ApiErrorSchema } from "../../contract/api_error.ts";
import { ApiFailure } from "./api.ts";
import { texts } from "./texts.ts";

interface FileCall<T> {
  schema: z.ZodMiniType<T>;
  /** Receives the fraction of bytes sent, from 0 to 1. */
  onProgress(fraction: number): void;
  signal?: AbortSignal;
  /** What is said of a failure for which the server has no words. */
  failed: string;
}

/** Sends a file; `fetch` reports no upload progress. Rejects with an `ApiFailure`, or when aborted. */
export function sendFile<T>(
  path: string,
  file: File,
  { schema, onProgress, signal, failed }: FileCall<T>,
): Promise<{ value: T; status: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ value: T; status: number }>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open("POST", path);
  request.setRequestHeader("accept", "application/json");
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.upload.addEventListener("load", () => onProgress(1));
  request.addEventListener("error", () => reject(new ApiFailure(0, texts.offline)));
  request.addEventListener("abort", () => reject(signal?.reason));
  request.addEventListener("load", () => {
    const { status } = request;
    const answer = parsed(request.responseText);
    const sent = schema.safeParse(answer);
    if (status >= 200 && status < 300 && sent.success) return resolve({ value: sent.data, status });
    const { data } = ApiErrorSchema.safeParse(answer);
    reject(new ApiFailure(status, data?.message ?? failed, data?.issues));
  });
  request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) reject(signal.reason);
  else {
    const body = new FormData();
    body.set("file", file);
    request.send(body);
  }
  return promise;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
