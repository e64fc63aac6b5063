import { networkFailure } from "./events.ts";
import { ownAddress, ownTag } from "./own_script.ts";
import { settingsOfTag } from "./script_tag.ts";

/** The hashed module beside the script, as `./quote-ABCDEFGH.js`. The build defines it. */
declare const MODULE: string;

/**
 * `/widgets/quote.js` and `/widgets/products.js`: brings the hashed module and hands over what the tag says. Without a
 * tag it runs as a module itself, and `import()` resolves against its own address.
 */
import(ownAddress ? new URL(MODULE, ownAddress).href : MODULE)
  .then((widget) => widget.start(settingsOfTag(ownTag)))
  // Never an exception on the page.
  .catch((error) =>
    document.dispatchEvent(new CustomEvent("roost-error", { detail: networkFailure(error) }))
  );
