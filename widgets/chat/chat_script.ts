import { emit, networkFailure } from "../kit/events.ts";
import { ownTag } from "../kit/own_script.ts";
import { settingsOfTag } from "../kit/script_tag.ts";
import { start } from "./entry.ts";

/** The path of the chat's hashed module, as `./chat-ABCDEFGH.js`. The build defines it. */
declare const MODULE: string;

/**
 * `/widgets/chat.js`. It contains the button itself, since most visitors of a dealer's page load nothing
 * else. Without a script tag it has no address of its own, so it imports the hashed module, which has one.
 */
if (ownTag) start(settingsOfTag(ownTag));
else {
  import(MODULE).then(
    (widget) => widget.start(),
    (error) => emit(document, "roost-error", networkFailure(error)),
  );
}
