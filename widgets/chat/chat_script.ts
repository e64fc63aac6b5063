import { emit, networkFailure } from "../kit/events.ts";
import { ownTag } from "../kit/own_script.ts";
import { settingsOfTag } from "../kit/script_tag.ts";
import { start } from "./entry.ts";

/** The hashed module of the chat, as `./chat-ABCDEFGH.js`. The build defines it. */
declare const MODULE: string;

/**
 * `/widgets/chat.js`: the button itself, since it stands on every page of a dealer and most visitors load no more.
 * Without a tag this has no address; the hashed module knows its own.
 */
if (ownTag) start(settingsOfTag(ownTag));
else {
  import(MODULE).then((widget) => widget.start())
    .catch((error) => emit(document, "roost-error", networkFailure(error)));
}
