/** Longest edges tried, from what our pages show at most down. */
const EDGES = [2_000, 1_400, 1_000, 700];
const QUALITY = 0.85;
/** A moving picture would stand still. */
const TYPES = ["image/jpeg", "image/png", "image/webp"];

export const canShrink = ({ type }: File): boolean => TYPES.includes(type);

/** The picture with fewer pixels, so that it has at most so many bytes; null where this browser cannot do it. */
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
    // No picture, or too large for this machine's memory.
  }
  return null;
}

function disposable(image: ImageBitmap) {
  return { image, [Symbol.dispose]: () => image.close() };
}
