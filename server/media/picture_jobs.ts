import { type Issue, issue } from "../../contract/issue.ts";
import { AppError } from "../http/app_error.ts";
import { type Sandbox, SandboxError } from "../sandbox/sandbox.ts";
import type { MadePicture } from "./convert_picture.ts";
import type { FileType } from "./file_format.ts";

/** The first line of the program's output. The bytes of the pictures follow, one after the other. */
export type PicturesHead =
  | { pictures: { width: number; height: number; size: number }[] }
  | { issues: Issue[] };

const LINE_FEED = "\n".charCodeAt(0);

/** Converts a stranger's picture to WebP in several widths, narrowest first. Throws 422 if it cannot. */
export async function makePictures(
  sandbox: Sandbox,
  bytes: Uint8Array<ArrayBuffer>,
  type: FileType,
): Promise<MadePicture[]> {
  const output = await convert(sandbox, bytes, ["webp", type]);
  let at = output.indexOf(LINE_FEED) + 1;
  const head: PicturesHead = JSON.parse(new TextDecoder().decode(output.subarray(0, at)));
  if ("issues" in head) throw AppError.invalid(head.issues);
  return head.pictures.map(({ width, height, size }) => {
    const from = at;
    at += size;
    return { width, height, bytes: output.slice(from, at) };
  });
}

/** A picture of the media library as PNG, at least `largest` pixels wide and high where it was larger. */
export async function pngOf(
  sandbox: Sandbox,
  bytes: Uint8Array<ArrayBuffer>,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return await convert(sandbox, bytes, ["png", String(largest)]);
}

async function convert(sandbox: Sandbox, bytes: Uint8Array<ArrayBuffer>, args: string[]) {
  try {
    return await new Response(sandbox("convert-picture", new Blob([bytes]).stream(), args)).bytes();
  } catch (error) {
    // The decoder crashed, or took too much memory or time.
    throw error instanceof SandboxError ? damagedFile(error) : error;
  }
}

export function damagedFile(cause?: unknown): AppError {
  const damaged = issue("file", "damaged_file");
  return new AppError("invalid", damaged.message, { issues: [damaged], cause });
}
