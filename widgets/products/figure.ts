/** A number as it is grouped in India: 1,00,000. In Hindi and Telugu too it is written with these digits. */
export function figure(count: number): string {
  return count.toLocaleString("en-IN");
}
