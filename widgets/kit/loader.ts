import { networkFailure } from "./events.ts";
import { ownAddress, ownTag } from "./own_script.ts";
import { settingsOfTag } from "./script_tag.ts";

/** The path of the hashed module beside the script, as `./quote-ABCDEFGH.js`. The build defines it. */
declare const MODULE: string;

/**
 * `/widgets/quote.js` and `/widgets/products.js`: imports the hashed module and passes it the tag's settings.
 * Without a tag this runs as a module itself, and `import()` resolves against its own address.
 */
import(ownAddress ? new URL(MODULE, ownAddress).href : MODULE)
  .then((widget) => widget.start(settingsOfTag(ownTag)))
  // A failed import must not be an uncaught exception on the page.
  .catch((error) =>
    document.dispatchEvent(new CustomEvent("roost-error", { detail: networkFailure(error) }))
  );
