/** Events that come just before a click. Loading code on them hides the wait. */
export const INTENTS = ["pointerover", "focusin"];
