/** A list with the thing at a place one place up or down; at an end it stays. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const to = index + by;
  const one = list[index];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, at) => at !== index);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}
