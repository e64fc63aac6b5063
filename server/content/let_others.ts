/** From so many rows on, what is made of all of them is a few milliseconds of work. */
const MANY = 2_000;

/** Lets requests that wait have their turn, between two pieces of work on so many rows. */
export async function letOthers(rows: number): Promise<void> {
  if (rows >= MANY) await new Promise((resolve) => setTimeout(resolve, 0));
}
