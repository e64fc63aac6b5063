import { wordsOf } from "./words_of.ts";

/** Where a sentence ends, or one thing that is said is joined to the next. */
const JOINTS =
  /[.?!।;:,\n]+(?=\s|$)|\s[–—-]\s|(?<![\p{L}\p{M}])(?:and|also|plus|but|aur|inka|mariyu|और|एवं|మరియు|ఇంకా)(?![\p{L}\p{M}])/giu;
/** Fewer words ask nothing by themselves. */
const WORDS_FROM = 2;

/** What a text says one after another: its sentences, and their parts that are joined by a comma or "and". */
export function clausesOf(text: string): string[] {
  return text.split(JOINTS).map((each) => each.trim()).filter((each) => wordsOf(each).length >= WORDS_FROM);
}
