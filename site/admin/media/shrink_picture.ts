/** Longest edges in pixels to try, from the largest size that the site shows. */
const EDGES = [2_000, 1_400, 1_000, 700];
const QUALITY = 0.85;
/** Without GIF: shrinking would keep only the first frame of an animation. */
const TYPES = ["image/jpeg", "image/png", "image/webp"];

export const canShrink = ({ type }: File): boolean => TYPES.includes(type);

/** Scales an image down to at most `max` bytes. Null if this browser cannot do it. */
export async function shrinkPicture(file: File, max: number): Promise<File | null> {
  const type = file.type === "image/jpeg" ? file.type : "image/webp";
  try {
    using bitmap = disposable(await createImageBitmap(file));
    const { width, height } = bitmap.image;
    for (const edge of EDGES) {
      const scale = Math.min(1, edge / Math.max(width, height));
      const canvas = new OffscreenCanvas(Math.round(width * scale) || 1, Math.round(height * scale) || 1);
      canvas.getContext("2d")?.drawImage(bitmap.image, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type, quality: QUALITY });
      if (blob.size <= max) return new File([blob], file.name, { type: blob.type });
    }
  } catch {
    // Not an image, or too large for the memory of this device.
  }
  return null;
}

function disposable(image: ImageBitmap) {
  return { image, [Symbol.dispose]: () => image.close() };
}
