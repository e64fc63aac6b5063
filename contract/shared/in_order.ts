/** The items in the order of `ids`, then the others as they come. The same list if none is named. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): readonly T[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  if (!items.some(({ id }) => placeOf.has(id))) return items;
  const place = ({ id }: T) => placeOf.get(id) ?? ids.length;
  return items.toSorted((a, b) => place(a) - place(b));
}
