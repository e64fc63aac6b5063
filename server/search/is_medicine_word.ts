import { fold } from "../language/fold.ts";

const WORDS = new Set(
  ("medicine medicines medication medications medicament drug drugs remedy remedies " +
    "dawa dawai dawaai dawayi dawaiyan dava davai mandu mandulu mandhu mandhulu aushadham oushadham " +
    "दवा दवाई दवाइयां दवाएं दवाओं औषधि మందు మందులు ఔషధం ఔషధాలు").split(" ").map(fold),
);

/** Whether a word means "medicine" in one of our languages. Every product here is a medicine. */
export function isMedicineWord(word: string): boolean {
  return WORDS.has(fold(word));
}
