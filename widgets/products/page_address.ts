/** The address of a page of the table at `action`. Its hash scrolls to the table. */
export function pageAddress(action: string, q: string, page: number, filter = ""): string {
  const own = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  const query = [own, filter].filter(Boolean).join("&");
  return `${action}${query && `?${query}`}#search`;
}

/** The page numbers that a pager shows: the first, the last and those around `page`; 0 stands for a gap. */
export function namedPages(page: number, count: number): number[] {
  const named = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
  const once = [...new Set(named)];
  return once.flatMap((n, i) => {
    const gap = n - (once[i - 1] ?? 0) - 1;
    // Show a single missing page instead of a gap.
    return gap > 1 ? [0, n] : gap === 1 ? [n - 1, n] : [n];
  });
}
