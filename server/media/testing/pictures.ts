import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface Size {
  width?: number;
  height?: number;
}

/** A picture with a red and a blue half. */
function drawn({ width = 1_000, height = 500 }: Size) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  const red = { create: { ...half, background: "#d02020" } };
  const blue = { create: { ...half, width, background: "#2020d0" } };
  return sharp(blue).composite([{ input: red, left: 0, top: 0 }]);
}

const bytesOf = (buffer: Uint8Array) => new Uint8Array(buffer);

export async function jpeg(size: Size = {}): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await drawn(size).jpeg().toBuffer());
}

/** A phone's photo: rotated by its orientation tag, with the location in its metadata. */
export async function phoneJpeg(size: Size = {}): Promise<Uint8Array<ArrayBuffer>> {
  const exif = {
    IFD0: { Make: "Phone of a farmer" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "17/1 23/1 0/1" },
  };
  return bytesOf(await drawn(size).withMetadata({ orientation: 6, exif }).jpeg().toBuffer());
}

export async function png(size: Size = {}): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await drawn(size).png().toBuffer());
}

export async function webp(size: Size = {}): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(await drawn(size).webp().toBuffer());
}

export async function gif({ frames = 2, width = 500, height = 250 }: Size & { frames?: number } = {}) {
  const pages = Array.from({ length: frames }, (_, n) => {
    const background = n % 2 === 0 ? "#208040" : "#e0b030";
    return sharp({ create: { width, height, channels: 3, background } }).png().toBuffer();
  });
  const joined = sharp(await Promise.all(pages), { join: { animated: true } });
  return bytesOf(await joined.gif({ delay: 80 }).toBuffer());
}

/** A complete PDF of at least `size` bytes. */
export function pdf(size = 0): Uint8Array<ArrayBuffer> {
  const body = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n`;
  const end = `\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;
  return new TextEncoder().encode(body + "%".repeat(Math.max(0, size - body.length - end.length)) + end);
}

/** A few bytes that claim to be a picture of 50,000 by 50,000 pixels. */
export function bombPng(): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, 50_000);
  header.setUint32(4, 50_000);
  header.setUint8(8, 1);
  const parts = [
    chunk("IHDR", bytesOf(new Uint8Array(header.buffer))),
    chunk("IDAT", deflateSync(new Uint8Array(64))),
    chunk("IEND"),
  ];
  return bytesOf(Uint8Array.from([...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ...parts.flat()]));
}

/** An animation whose headers claim frames of 8,000 by 8,000 pixels. */
export function bombGif(gif: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(gif.buffer);
  const size = view.getUint32(6, true);
  const huge = 8_000 | (8_000 << 16);
  // The size of the whole picture and of every frame that starts in its corner.
  for (let at = 6; at + 4 <= gif.length; at++) {
    const isFrame = view.getUint8(at - 5) === 0x2c && view.getUint32(at - 4, true) === 0;
    if (view.getUint32(at, true) === size && (at === 6 || isFrame)) view.setUint32(at, huge, true);
  }
  return gif;
}

function chunk(name: string, data: Uint8Array = new Uint8Array()): number[] {
  const named = [...new TextEncoder().encode(name), ...data];
  return [...uint32(data.length), ...named, ...uint32(crc32(new Uint8Array(named)))];
}

function uint32(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}
