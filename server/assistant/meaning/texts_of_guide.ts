import type { Guide } from "../../knowledge/load_guides.ts";

const SHORTEST_SENTENCE = 20;

/** All that says what a guide is about, in all languages: its questions, its titles and the sentences of its answers. */
export function textsOfGuide({ questions, title, answer, translations }: Guide): string[] {
  const versions = [{ title, answer }, ...Object.values(translations)];
  const sentences = versions.flatMap(({ answer }) => answer.split(/(?<=[.!?।])\s+|\n+/))
    .filter((sentence) => sentence.length > SHORTEST_SENTENCE);
  return [...Object.values(questions).flat(), ...versions.map(({ title }) => title), ...sentences];
}
