/** The page of a table that stands at `action`; its hash leads past what is above the table. */
export function pageAddress(action: string, q: string, page: number): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) }).toString();
  return `${action}${query && `?${query}`}#search`;
}

/** The pages that a pager names: the first, the last and those around the one shown; 0 for what it leaves out. */
export function namedPages(page: number, count: number): number[] {
  const named = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count);
  const once = [...new Set(named)];
  return once.flatMap((n, i) => {
    const gap = n - (once[i - 1] ?? 0) - 1;
    // A gap of one page is that page.
    return gap > 1 ? [0, n] : gap === 1 ? [n - 1, n] : [n];
  });
}
