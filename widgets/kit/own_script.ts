import { findScriptTag } from "./script_tag.ts";

/** A part of the script's address, as `/widgets/quote.js`. The build defines it. */
declare const SCRIPT_PATH: string;

/**
 * The tag and the address of the script that bundles this file. A classic script has no `import.meta`, so the
 * build replaces `import.meta.url` by `ownAddress`.
 */
export const ownTag = findScriptTag(SCRIPT_PATH);
export const ownAddress = ownTag?.src;
