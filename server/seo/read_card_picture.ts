import { pngOf } from "../media/picture_jobs.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import type { CardPicture } from "./social_card.ts";

/** Types that the SVG renderer can embed. */
const READY = ["image/svg+xml", "image/png", "image/jpeg", "image/gif"];
/** The media library stores pictures in this type, which the renderer cannot read. */
const STORED = "image/webp";
/** Maximum width and height of a picture on a card, in pixels. */
const LARGEST = 640;

/** Reads a picture of this site for a card. Undefined for other sites and for what is no picture. */
export async function readCardPicture(
  address: string | null,
  fetchOwn: (path: string) => Promise<Response>,
): Promise<CardPicture | undefined> {
  if (!address?.startsWith("/")) return undefined;
  // Only files: a card's picture that is itself such a card would wait for itself.
  if (!/^\/(media|assets|look)\//.test(new URL(address, "http://localhost").pathname)) return undefined;
  const response = await fetchOwn(address);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  if (!response.ok || ![...READY, STORED].includes(type)) return undefined;
  return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The picture in a type that the renderer can embed. Undefined if it cannot be decoded. */
export async function readyPicture(
  picture: CardPicture | undefined,
  sandbox: Sandbox,
): Promise<CardPicture | undefined> {
  if (picture?.type !== STORED) return picture;
  try {
    return { type: "image/png", bytes: await pngOf(sandbox, picture.bytes, LARGEST) };
  } catch {
    return undefined;
  }
}
