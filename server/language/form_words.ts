import { foldWord } from "./fold.ts";

/** Words of names that tell how a thing is made up, not what it is. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  ("powder oral solution soluble suspension premix feed grade liquid granules granular bolus tablets injection hcl " +
    "with and the bulk drug sodium hydrochloride water sulphate sulfate sample").split(" ").map(foldWord),
);
