const NUMBER = /\d+(?:\.\d+)?/g;
/** "4,500" is one number. */
const GROUPED = /(\d),(?=\d{3}(?!\d))/g;
/** From so many numbers on they make a run. */
const RUN = 3;
const GROWTH = 3;
const MANY = 4;
/** Fewer that become fewer still are a flock that recovers. */
const FLOCK = 20;

/** Whether the numbers of a text grow or fall, one after the other, as the register of a bad week does. */
export function runOfNumbers(text: string): string[] {
  const numbers = (text.replace(GROUPED, "$1").match(NUMBER) ?? []).map(Number);
  const runs = (goesOn: (one: number, next: number) => boolean) =>
    numbers.reduce<number[][]>((all, number) => {
      const run = all.at(-1);
      if (run && goesOn(run.at(-1)!, number)) run.push(number);
      else all.push([number]);
      return all;
    }, []).filter(({ length }) => length >= RUN);
  const grows = runs((one, next) => next >= one).some((run) =>
    run.at(-1)! >= GROWTH * Math.max(run[0]!, 0.1)
  );
  const falls = runs((one, next) => next < one).some(([first]) => first! >= FLOCK);
  return [
    ...(grows ? ["#growing"] : []),
    ...(falls ? ["#falling"] : []),
    `#numbers:${Math.min(numbers.length, MANY)}`,
  ];
}
