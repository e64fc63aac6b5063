import sharp, { type Sharp } from "sharp";
import { issue } from "../../contract/issue.ts";
import { PICTURE_PIXELS_MAX } from "../../contract/media.ts";
import { PICTURE_WIDTHS } from "../../contract/shared/picture_address.ts";
import { AppError } from "../http/app_error.ts";
import type { FileType } from "./file_format.ts";

const WIDEST = Math.max(...PICTURE_WIDTHS);
/** Maximum height. WebP allows 16,383 pixels at most. */
const TALLEST = 5 * WIDEST;
const QUALITY = 82;
const TIMEOUT_SECONDS = 30;

// No cache, because the process makes one picture and ends. One thread, to leave a processor for requests.
sharp.cache(false);
sharp.concurrency(1);

export interface MadePicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

/** A picture of the media library as PNG, which the renderer of social pictures can read. */
export async function asPng(bytes: Uint8Array, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const size = { width: largest, height: largest, fit: "outside", withoutEnlargement: true } as const;
  return new Uint8Array(
    await sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX }).resize(size).png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

/**
 * Converts a picture to WebP in several widths, narrowest first: upright, in sRGB and without metadata, which
 * may contain the location. Animations are kept. The pixel count is checked before decoding.
 */
export async function webpPictures(bytes: Uint8Array, type: FileType): Promise<MadePicture[]> {
  // Cameras write small faults that browsers forgive. `failOn: "error"` refuses unreadable pixels only.
  const open = (animated: boolean) =>
    sharp(bytes, { animated, limitInputPixels: PICTURE_PIXELS_MAX, failOn: "error", sequentialRead: true })
      .timeout({ seconds: TIMEOUT_SECONDS });
  try {
    const { pages = 1, format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (`image/${format}` !== type) throw AppError.invalid([issue("file", "damaged_file")]);
    refuseTooManyPixels(width, height, pages);
    const fit = { width: WIDEST, height: TALLEST, fit: "inside", withoutEnlargement: true } as const;
    if (pages > 1) return await eachWidth((to) => encode(open(true).resize(to ? { width: to } : fit), 2));
    // Decode once and make all widths from these pixels.
    const { data, info } = await open(false).autoOrient().resize(fit).raw().toBuffer({
      resolveWithObject: true,
    });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    return await eachWidth((to) => encode(sharp(data, { raw }).resize(to ? { width: to } : raw), 4));
  } catch (error) {
    throw error instanceof AppError ? error : AppError.invalid([issue("file", "damaged_file")]);
  }
}

/** Makes the widest first, because its width decides which narrower ones are made. */
async function eachWidth(make: (width?: number) => Promise<MadePicture>): Promise<MadePicture[]> {
  const widest = await make();
  const narrower: MadePicture[] = [];
  for (const width of PICTURE_WIDTHS) if (width < widest.width) narrower.push(await make(width));
  return [...narrower, widest];
}

async function encode(picture: Sharp, effort: number): Promise<MadePicture> {
  const { data, info } = await picture.webp({ quality: QUALITY, smartSubsample: true, effort })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.pageHeight ?? info.height };
}

function refuseTooManyPixels(width: number, height: number, frames: number): void {
  if (width * height * frames <= PICTURE_PIXELS_MAX) return;
  const size = `${width} × ${height} pixels${frames > 1 ? `, ${frames} frames` : ""}`;
  const max = PICTURE_PIXELS_MAX / 1e6;
  const message = `The picture is too large: it has ${size}, at most ${max} million pixels are taken`;
  const params = { pixels: width * height * frames, max: PICTURE_PIXELS_MAX };
  throw AppError.invalid([issue("file", "too_many_pixels", params, { message })]);
}
