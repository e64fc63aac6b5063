import { findScriptTag } from "./script_tag.ts";

/** A part of the script's address, as `/widgets/quote.js`. The build defines it. */
declare const SCRIPT_PATH: string;

/**
 * The tag and the address of the script that this file is bundled into. A classic script has no `import.meta`, so
 * the build replaces `import.meta.url` by `ownAddress`. A script of another origin resolves `import()` against it.
 */
export const ownTag = findScriptTag(SCRIPT_PATH);
export const ownAddress = ownTag?.src;
