import { issue } from "../../contract/issue.ts";
import { UPLOAD_RULES, type UploadPurpose } from "../../contract/media.ts";
import { LINE_MAX } from "../../contract/limits.ts";
import { pictureName, variantName } from "../../contract/shared/picture_address.ts";
import { AppError } from "../http/app_error.ts";
import type { Stored } from "../kv/document.ts";
import { UniqueError } from "../kv/errors.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { oneAtATime } from "../shared/one_at_a_time.ts";
import { sha256 } from "../shared/sha256.ts";
import { type FileType, fileTypeOf, isWhole } from "./file_format.ts";
import { damagedFile, makePictures } from "./picture_jobs.ts";
import type { MediaRecord, MediaStore, PreparedUpload } from "./media_store.ts";

interface TakenUpload {
  item: Stored<MediaRecord>;
  /** False if the library already had a file with the same contents. */
  isNew: boolean;
}

/** Stores uploads in the library. Equal contents are stored once, even if uploaded concurrently. */
export function uploadTaker(media: MediaStore, sandbox: Sandbox) {
  const underway = new Map<string, Promise<TakenUpload>>();
  // One picture at a time, because a decoded picture takes up to 256 MB.
  const inTurn = oneAtATime();

  async function store(
    bytes: Uint8Array<ArrayBuffer>,
    type: FileType,
    name: string,
    source: string,
  ): Promise<TakenUpload> {
    const known = await media.items.getBy("source", source);
    if (known) return { item: known, isNew: false };
    const upload = await inTurn(() => prepare({ sandbox, bytes, type, fileName: name, source }));
    try {
      return { item: await media.add(upload), isNew: true };
    } catch (error) {
      // Different files can give the same picture, such as a copy without the camera's metadata.
      const same = error instanceof UniqueError && await media.items.getBy("name", upload.name);
      if (same) return { item: same, isNew: false };
      throw error;
    }
  }

  return async function takeUpload(file: File, purpose: UploadPurpose): Promise<TakenUpload> {
    const rules = UPLOAD_RULES[purpose];
    const bytes = await file.bytes();
    const type = fileTypeOf(bytes);
    if (!type || !rules.types.includes(type)) {
      throw new AppError("unsupported_media_type", rules.wrongType, {
        issues: [
          issue("file", "wrong_file_type", { types: rules.types.join(", ") }, { message: rules.wrongType }),
        ],
      });
    }
    const source = await sha256(bytes);
    const running = underway.get(source);
    if (running) return { ...await running, isNew: false };
    const started = store(bytes, type, fileNameOf(file), source);
    underway.set(source, started);
    try {
      return await started;
    } finally {
      underway.delete(source);
    }
  };
}

interface TypedUpload {
  sandbox: Sandbox;
  bytes: Uint8Array<ArrayBuffer>;
  type: FileType;
  fileName: string;
  source: string;
}

async function prepare(
  { sandbox, bytes, type, fileName, source }: TypedUpload,
): Promise<PreparedUpload> {
  if (!isWhole(bytes, type)) throw damagedFile();
  if (type === "application/pdf") {
    return { fileName, source, type, name: `${source.slice(0, 32)}.pdf`, content: bytes, pictures: [] };
  }
  const pictures = await makePictures(sandbox, bytes, type);
  const widest = pictures.at(-1)!;
  const hash = (await sha256(widest.bytes)).slice(0, 32);
  const name = pictureName(hash, widest.width, widest.height);
  return {
    fileName,
    source,
    type: "image/webp",
    name,
    content: widest.bytes,
    pictures: pictures.map((picture) => ({
      ...picture,
      name: picture === widest ? name : variantName(hash, picture.width),
    })),
  };
}

/** Browsers escape these characters in a form field's header. */
const ESCAPED: Record<string, string> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** The file name to display, without folders and control characters. It is never used as a path. */
function fileNameOf({ name }: File): string {
  const sent = name.replace(/%22|%0[DA]/g, (escaped) => ESCAPED[escaped]!);
  const last = sent.split(/[/\\]/).at(-1)!.replace(/\p{C}/gu, "").trim().toWellFormed();
  return Array.from(last).slice(0, LINE_MAX).join("") || "file";
}
