import { escapeXml } from "./xml.ts";
import type { TextShaper } from "./text_shaper.ts";

/** The size that social networks expect, in pixels. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

/** A picture of a type that the renderer can embed. */
export interface CardPicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The contents of a social card. */
export interface Card {
  /** A short line above the title, such as the category. */
  kicker: string;
  title: string;
  /** A short line below it. */
  note?: string | undefined;
  brand: string;
  tagline: string;
  picture?: CardPicture | undefined;
  logo?: CardPicture | undefined;
  /** Of lines, of the ground beside a picture, and of what stands out. */
  colours: { green: string; pale: string; accent: string };
}

const MARGIN = 64;
const PICTURE_AT = 680;
const GAP = 40;
const TITLE_LINES = 3;
/** Sizes in pixels, tried in this order until the title fits. */
const TITLE_SIZES = [66, 58, 50];
const INK = "#14261C";

/** Renders the card as SVG with its text as outlines. Without a picture the text uses the whole width. */
export function cardSvg(card: Card, shaper: TextShaper): string {
  const { picture, logo } = card;
  const width = (picture ? PICTURE_AT - GAP : CARD_WIDTH - MARGIN) - MARGIN;
  const { lines, size } = fitTitle(card.title, width, shaper);
  const step = size * 1.24;
  const kicker = shaper.clip(card.kicker, width, 30);
  const note = card.note && shaper.clip(card.note, width, 30);
  // The text is centred in the space below the brand.
  const height = lines.length * step + (kicker ? 56 : 0) + (note ? 56 : 0);
  let y = 370 - height / 2;
  const words: string[] = [];
  const write = (text: string, size: number, fill: string, below: number) => {
    words.push(`<g fill="${fill}">${shaper.outline(text, MARGIN, y, size)}</g>`);
    y += below;
  };
  if (kicker) write(kicker, 30, card.colours.green, 0);
  y += kicker ? 20 + size : size * 0.5;
  for (const line of lines) write(line, size, INK, step);
  y += 4;
  if (note) write(note, 30, "#4A5C51", 0);

  const logoSize = logo ? 72 : 0;
  const brandAt = MARGIN + logoSize + (logo ? 20 : 0);
  const brandWidth = width - (brandAt - MARGIN);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="#FFFFFF"/>
${picture ? rightHalf(picture, card.colours.pale) : ""}
<rect width="${CARD_WIDTH}" height="14" fill="${card.colours.green}"/>
<rect y="14" width="${MARGIN * 2}" height="6" fill="${card.colours.accent}"/>
${logo ? image(logo, { x: MARGIN, y: 60, width: logoSize, height: logoSize }, "xMidYMid meet") : ""}
<g fill="${INK}">${shaper.outline(shaper.clip(card.brand, brandWidth, 34), brandAt, 94, 34)}</g>
<g fill="#4A5C51">${shaper.outline(shaper.clip(card.tagline, brandWidth, 24), brandAt, 128, 24)}</g>
${words.join("\n")}
</svg>`;
}

function rightHalf(picture: CardPicture, pale: string): string {
  const box = { x: PICTURE_AT, y: 0, width: CARD_WIDTH - PICTURE_AT, height: CARD_HEIGHT };
  return `<rect x="${box.x}" width="${box.width}" height="${box.height}" fill="${pale}"/>\n${
    drawing(picture, box)
  }`;
}

/** An SVG with only the picture, for an icon. */
export function iconSvg(picture: CardPicture, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${
    drawing(picture, { x: 0, y: 0, width: size, height: size }, "xMidYMid meet")
  }</svg>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Embeds a picture as a separate document, so that ids in it cannot clash with the card's ids. */
function image({ type, bytes }: CardPicture, { x, y, width, height }: Box, fit = "xMidYMid slice"): string {
  const href = `data:${escapeXml(type)};base64,${bytes.toBase64()}`;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><image width="${width}" height="${height}" preserveAspectRatio="${fit}" href="${href}"/></svg>`;
}

/** Inlines an SVG picture, because text in an embedded document would have no font. */
function drawing(picture: CardPicture, box: Box, fit = "xMidYMid slice"): string {
  const { x, y, width, height } = box;
  const source = picture.type === "image/svg+xml" ? new TextDecoder().decode(picture.bytes) : "";
  const [, attributes = "", inside] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source) ?? [];
  const [viewBox] = /viewBox="[^"]*"/.exec(attributes) ?? [];
  if (!inside || !viewBox) return image(picture, box, fit);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${viewBox} preserveAspectRatio="${fit}">${inside}</svg>`;
}

function fitTitle(title: string, width: number, shaper: TextShaper): { lines: string[]; size: number } {
  for (const size of TITLE_SIZES) {
    const lines = shaper.lines(title, width, size);
    if (lines.length <= TITLE_LINES) return { lines, size };
  }
  const size = TITLE_SIZES.at(-1)!;
  const lines = shaper.lines(title, width, size);
  const rest = lines.slice(TITLE_LINES - 1).join(" ");
  return { lines: [...lines.slice(0, TITLE_LINES - 1), shaper.clip(rest, width, size)], size };
}
