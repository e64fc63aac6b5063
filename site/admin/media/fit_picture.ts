/** Longest edges in pixels to try, from the largest size that the site shows. */
const EDGES = [2_000, 1_400, 1_000, 700];
const QUALITY = 0.85;
/** Without GIF: shrinking would keep only the first frame of an animation. */
const TYPES = ["image/jpeg", "image/png", "image/webp"];

/** The picture in at most `max` bytes, scaled down if it has more. A file that cannot be is given back as it is. */
export async function fitPicture(file: File, max: number): Promise<File> {
  if (file.size <= max || !TYPES.includes(file.type)) return file;
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
  return file;
}

function disposable(image: ImageBitmap) {
  return { image, [Symbol.dispose]: () => image.close() };
}
