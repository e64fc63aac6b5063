/** A number with Indian grouping: 1,00,000. Hindi and Telugu use the same digits here. */
export function figure(count: number): string {
  return count.toLocaleString("en-IN");
}
