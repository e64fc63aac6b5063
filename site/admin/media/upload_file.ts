import { ApiErrorSchema } from "../../../contract/api_error.ts";
import { type Media, MediaSchema, UPLOAD_RULES, type UploadPurpose } from "../../../contract/media.ts";
import { ApiFailure } from "../api.ts";
import { mediaTexts } from "./media_texts.ts";
import { texts } from "../texts.ts";

export interface UploadCall {
  purpose: UploadPurpose;
  /** Receives the fraction of bytes sent, from 0 to 1. */
  onProgress(fraction: number): void;
  signal: AbortSignal;
}

export interface Uploaded {
  media: Media;
  /** False if the media library already had a file with the same content. */
  isNew: boolean;
}

/** Why a file would be refused, as far as its type and size tell; else undefined. */
export function objectionTo({ type, size }: File, purpose: UploadPurpose): string | undefined {
  const rules = UPLOAD_RULES[purpose];
  if (!rules.types.includes(type)) return rules.wrongType;
  return size > rules.max ? rules.tooLarge : undefined;
}

/** Uploads a file; `fetch` reports no upload progress. Rejects with an `ApiFailure`, or when aborted. */
export function uploadFile(file: File, { purpose, onProgress, signal }: UploadCall): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open("POST", `/api/admin/upload?purpose=${purpose}`);
  request.setRequestHeader("accept", "application/json");
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.upload.addEventListener("load", () => onProgress(1));
  request.addEventListener("error", () => reject(new ApiFailure(0, texts.offline)));
  request.addEventListener("abort", () => reject(signal.reason));
  request.addEventListener("load", () => {
    const answer = parsed(request.responseText);
    if (request.status >= 200 && request.status < 300) {
      const media = MediaSchema.safeParse(answer);
      return media.success
        ? resolve({ media: media.data, isNew: request.status === 201 })
        : reject(media.error);
    }
    const error = ApiErrorSchema.safeParse(answer);
    const said = error.success ? error.data.message : mediaTexts.upload.failed;
    reject(new ApiFailure(request.status, said, error.data?.issues));
  });
  request.addEventListener("loadend", () => signal.removeEventListener("abort", abort));
  signal.addEventListener("abort", abort);
  if (signal.aborted) reject(signal.reason);
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
