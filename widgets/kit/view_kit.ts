/**
 * What every view is built on, and what a click loads later too: named in one place, all of it stays in the few files
 * that the widgets share. Each widget's first view imports it from here, else this would be a file of its own with
 * nothing in it, and a request.
 */
export { effect, signal } from "@preact/signals-core";
export { adoptStyles, keepIn, openShadow } from "./open_shadow.ts";
export { loadTexts } from "./load_texts.ts";
export { mountView } from "./mount_view.ts";
