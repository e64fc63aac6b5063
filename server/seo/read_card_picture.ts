import type { CardPicture } from "./social_card.ts";

/** What the renderer reads as it is. */
const READY = ["image/svg+xml", "image/png", "image/jpeg", "image/gif"];
/** The widest and highest that a card shows of a picture. */
const LARGEST = 640;

/** A picture of ours for a card; nothing where it lies elsewhere, is missing or cannot be read. */
export async function readCardPicture(
  address: string | null,
  fetchOwn: (path: string) => Promise<Response>,
): Promise<CardPicture | undefined> {
  if (!address?.startsWith("/")) return undefined;
  const response = await fetchOwn(address);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!response.ok) return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (READY.includes(type)) return { type, bytes };
  return type === "image/webp" ? await asPng(bytes) : undefined;
}

/** The library keeps pictures as WebP, which the renderer cannot read. */
async function asPng(bytes: Uint8Array): Promise<CardPicture | undefined> {
  try {
    // Native code: loaded for the first such picture only.
    const { default: sharp } = await import("sharp");
    const size = { width: LARGEST, height: LARGEST, fit: "outside", withoutEnlargement: true } as const;
    const png = await sharp(bytes).resize(size).png({ compressionLevel: 1 }).toBuffer();
    return { type: "image/png", bytes: new Uint8Array(png) };
  } catch {
    return undefined;
  }
}
