import { findScriptTag } from "./script_tag.ts";

/** A part of the script's address, such as `/widgets/quote.js`. The build defines it. */
declare const SCRIPT_PATH: string;

/**
 * The tag and the address of the script that this is bundled into. A classic script has no `import.meta`, and one of
 * another origin nothing to resolve `import()` against: the build puts `ownAddress` in the place of `import.meta.url`.
 */
export const ownTag = findScriptTag(SCRIPT_PATH);
export const ownAddress = ownTag?.src;
