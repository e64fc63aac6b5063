const DAYS =
  /^(days?|din|dino|dinon|roju|rojulu|rojula|rojullo|rojulake|दिन|दिनों|రోజు|రోజులు|రోజుల|రోజుల్లో|రోజులకే)$/;
const SMALL_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [["one", "ek", "एक", "ఒక", "oka", "ఒక్క"], ["two", "do", "दो", "రెండు", "rendu"], [
    "three",
    "teen",
    "तीन",
    "మూడు",
    "mudu",
    "moodu",
  ]]
    .flatMap((words, at) => words.map((word) => [word, at + 1])),
);

/** Numbers of days among words with digits of here: "7 days", "on day 4", "do din". */
export function daysIn(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const isOfDays = DAYS.test(words[at + 1] ?? "") || words[at - 1] === "day";
    const number = SMALL_NUMBERS[word] ?? Number(word);
    return isOfDays && Number.isFinite(number) ? [number] : [];
  });
}
