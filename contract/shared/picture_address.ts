/** Widths that an uploaded picture is made in, none wider than itself. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** Hash of the contents, width, height: `0123…cdef-1600x1067.webp`. */
const PICTURE = /^(.*\/media\/)([0-9a-f]{32})-(\d+)x(\d+)\.webp$/;

/** The last part of the address of a narrower picture. */
export const VARIANT_NAME = /^[0-9a-f]{32}-\d{1,5}\.webp$/;

/** Pictures of one upload, as their addresses tell: whoever has the address of the widest needs nothing else. */
interface PictureFamily {
  width: number;
  height: number;
  /** From narrow to wide; the last is the one that was asked about. */
  variants: { url: string; width: number }[];
}

/** The last part of the address of a picture as wide as it gets. */
export function pictureName(hash: string, width: number, height: number): string {
  return `${hash}-${width}x${height}.webp`;
}

export function variantName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** Which widths there are of the picture at an address of ours; null for an address that is no upload's. */
export function pictureFamily(url: string): PictureFamily | null {
  const found = PICTURE.exec(url);
  if (!found) return null;
  const [, folder, hash, w, h] = found as unknown as [string, string, string, string, string];
  const width = Number(w);
  const narrower = PICTURE_WIDTHS.filter((each) => each < width);
  return {
    width,
    height: Number(h),
    variants: [
      ...narrower.map((each) => ({ url: folder + variantName(hash, each), width: each })),
      { url, width },
    ],
  };
}
