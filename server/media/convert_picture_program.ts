/** The program `convert-picture`: see `picture_jobs.ts` for its arguments and output. */
import { AppError } from "../http/app_error.ts";
import { runProgram } from "../sandbox/run_program.ts";
import { asPng, webpPictures } from "./convert_picture.ts";
import type { FileType } from "./file_format.ts";
import type { PicturesHead } from "./picture_jobs.ts";

async function answer(bytes: Uint8Array<ArrayBuffer>, type: FileType): Promise<Uint8Array<ArrayBuffer>[]> {
  const headed = (head: PicturesHead) => new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  try {
    const pictures = await webpPictures(bytes, type);
    const sizes = pictures.map(({ bytes, width, height }) => ({ width, height, size: bytes.length }));
    return [headed({ pictures: sizes }), ...pictures.map(({ bytes }) => bytes)];
  } catch (error) {
    if (error instanceof AppError && error.issues) return [headed({ issues: [...error.issues] })];
    throw error;
  }
}

await runProgram(async (input, [target, option]) => {
  const bytes = await new Response(input).bytes();
  if (target === "png") return [await asPng(bytes, Number(option))];
  return await answer(bytes, option as FileType);
});
