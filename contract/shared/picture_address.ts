/** The widths of an uploaded picture's variants. Pictures are never enlarged. */
export const PICTURE_WIDTHS = [400, 800, 1600] as const;

/** Matches the hash of the contents, the width and the height: `0123…cdef-1600x1067.webp`. */
const PICTURE = /^(.*\/media\/)([0-9a-f]{32})-(\d+)x(\d+)\.webp$/;

/** The file name of a narrower variant. */
export const VARIANT_NAME = /^[0-9a-f]{32}-\d{1,5}\.webp$/;

/** The variants of one upload. The address of the widest one is enough to compute the others. */
interface PictureFamily {
  width: number;
  height: number;
  /** From the narrowest to the widest. The last one is the given address. */
  variants: { url: string; width: number }[];
}

/** The file name of a picture in its full width. */
export function pictureName(hash: string, width: number, height: number): string {
  return `${hash}-${width}x${height}.webp`;
}

export function variantName(hash: string, width: number): string {
  return `${hash}-${width}.webp`;
}

/** Gives the variants of the picture at an address of our site; null if it is not an upload. */
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
