/** Of 95 % of such intervals it is true that they hold the share that would be measured on endless questions. */
const Z = 1.96;

/** Wilson's interval of a share, from 0 to 1. */
export function wilsonInterval(hits: number, all: number): [low: number, high: number] {
  if (all === 0) return [0, 1];
  const share = hits / all;
  const middle = share + Z * Z / (2 * all);
  const spread = Z * Math.sqrt(share * (1 - share) / all + Z * Z / (4 * all * all));
  const norm = 1 + Z * Z / all;
  return [Math.max(0, (middle - spread) / norm), Math.min(1, (middle + spread) / norm)];
}
