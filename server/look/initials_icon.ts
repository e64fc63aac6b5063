import type { Look } from "../../contract/look.ts";
import { paletteOf } from "../../contract/shared/brand_palette.ts";
import { escapeHtml } from "../../contract/shared/escape_html.ts";
import { initials } from "../../contract/shared/initials.ts";

/** The initials of a name on the owner's colour, as SVG. */
export function initialsIcon(name: string, { colour, accent }: Pick<Look, "colour" | "accent">): string {
  const { fill: [ground] } = paletteOf(colour, accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="42" text-anchor="middle" font-family="Anek Latin, sans-serif" font-size="28" font-weight="700" fill="#fff">${
    escapeHtml(initials(name))
  }</text></svg>`;
}
