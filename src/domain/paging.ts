/** Courses on one page of the overview (the API's page size). */
export const coursesPerPage = 9;
/** Articles, episodes and videos on one page of their lists. */
export const postsPerPage = 6;

/** A 1-based page number from an address, or `null` when it is not one. */
export function parsePage(value: string | null | undefined): number | null {
  if (value === null || value === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : null;
}

/** The page numbers to offer: first, last and the neighbours of the current one; `null` stands for a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((n, index) => {
    const previous = unique[index - 1];
    return previous !== undefined && n - previous > 1 ? [null, n] : [n];
  });
}
