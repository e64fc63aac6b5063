import { foldSpelling as spell, foldWord as fold } from "../search/fold_word.ts";
import { skeleton as bones, soundKey as sound, soundKeys as sounds } from "../search/sound_key.ts";

const CACHE_SIZE = 20_000;

/** Words repeat, and folding one in an Indian script takes a dozen replacements: what was worked out is kept. */
function remember<T>(work: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      if (known.size >= CACHE_SIZE) known.clear();
      known.set(word, result = work(word));
    }
    return result;
  };
}

export const foldWord = remember(fold);
export const foldSpelling = remember(spell);
export const soundKey = remember(sound);
export const soundKeys = remember(sounds);
export const skeleton = remember(bones);
