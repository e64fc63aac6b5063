/** What a visitor does just before using something: time enough to fetch it. */
export const INTENTS = ["pointerover", "focusin"];
