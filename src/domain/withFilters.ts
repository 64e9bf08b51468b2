export type Filters = Record<string, string | number | null | undefined>;

/** An address with filters in it, without those that are empty: the same list has one address. */
export function withFilters(path: string, filters: Filters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value === null || value === undefined || value === '' || (name === 'page' && value === 1)) continue;
    search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
