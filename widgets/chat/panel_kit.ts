/**
 * What the panel is built on, and what comes later too: named in one place, all of it stays in the few files that the
 * widgets share.
 */
export { effect, signal } from "@preact/signals-core";
export { loadTexts } from "../kit/load_texts.ts";
export { mountView } from "../kit/mount_view.ts";
export { adoptStyles, keepIn, openShadow } from "../kit/open_shadow.ts";
