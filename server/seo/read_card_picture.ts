import type { CardPicture } from "./social_card.ts";

/** Types that the SVG renderer can embed. */
const READY = ["image/svg+xml", "image/png", "image/jpeg", "image/gif"];
/** Maximum width and height of a picture on a card, in pixels. */
const LARGEST = 640;

/** Reads a picture of this site for a card. Undefined for other sites and for unreadable pictures. */
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
    // Loads native code, so only when needed.
    const { default: sharp } = await import("sharp");
    const size = { width: LARGEST, height: LARGEST, fit: "outside", withoutEnlargement: true } as const;
    const png = await sharp(bytes).resize(size).png({ compressionLevel: 1 }).toBuffer();
    return { type: "image/png", bytes: new Uint8Array(png) };
  } catch {
    return undefined;
  }
}
