import { type Media, MediaSchema, UPLOAD_RULES, type UploadPurpose } from "../../../contract/media.ts";
import { sendFile } from "../send_file.ts";
import { mediaTexts } from "./media_texts.ts";

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

/** Uploads a file. Rejects with an `ApiFailure`, or when aborted. */
export async function uploadFile(file: File, { purpose, ...call }: UploadCall): Promise<Uploaded> {
  const { value, status } = await sendFile(`/api/admin/upload?purpose=${purpose}`, file, {
    ...call,
    schema: MediaSchema,
    failed: mediaTexts.upload.failed,
  });
  return { media: value, isNew: status === 201 };
}
