import type { CardPicture } from "./social_card.ts";

/** Types that the renderer reads. */
const READY = ["image/svg+xml", "image/png", "image/jpeg", "image/gif"];
/** Width and height of a picture on a card, at most. */
const LARGEST = 640;

/** One of our own pictures for a card. Undefined for an address of another site, and where it cannot be read. */
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

/** The media library stores WebP, which the renderer cannot read. */
async function asPng(bytes: Uint8Array): Promise<CardPicture | undefined> {
  try {
    // Native code, loaded with the first such picture.
    const { default: sharp } = await import("sharp");
    const size = { width: LARGEST, height: LARGEST, fit: "outside", withoutEnlargement: true } as const;
    const png = await sharp(bytes).resize(size).png({ compressionLevel: 1 }).toBuffer();
    return { type: "image/png", bytes: new Uint8Array(png) };
  } catch {
    return undefined;
  }
}
