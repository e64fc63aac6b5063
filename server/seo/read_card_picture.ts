import { pngOf } from "../media/picture_jobs.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { CardPicture } from "./social_card.ts";

/** Types that the SVG renderer can embed. */
const READY = ["image/svg+xml", "image/png", "image/jpeg", "image/gif"];
/** Maximum width and height of a picture on a card, in pixels. */
const LARGEST = 640;

/** Reads a picture of this site for a card. Undefined for other sites and for unreadable pictures. */
export async function readCardPicture(
  address: string | null,
  { fetchOwn, sandbox }: { fetchOwn: (path: string) => Promise<Response>; sandbox: Sandbox },
): Promise<CardPicture | undefined> {
  if (!address?.startsWith("/")) return undefined;
  // Only files: a card's picture that is itself such a card would wait for itself.
  if (!/^\/(media|assets)\//.test(new URL(address, "http://localhost").pathname)) return undefined;
  const response = await fetchOwn(address);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!response.ok) return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (READY.includes(type)) return { type, bytes };
  return type === "image/webp" ? await asPng(bytes, sandbox) : undefined;
}

/** The media library stores WebP, which the renderer cannot read. */
async function asPng(bytes: Uint8Array<ArrayBuffer>, sandbox: Sandbox): Promise<CardPicture | undefined> {
  try {
    return { type: "image/png", bytes: await pngOf(sandbox, bytes, LARGEST) };
  } catch {
    return undefined;
  }
}
