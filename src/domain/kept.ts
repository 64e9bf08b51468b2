/**
 * What `make` makes for given words, made when it is first asked for and kept. For the formatters of `Intl`: the first one of a
 * page keeps the browser busy (docs/decisions/017-words-from-the-server.md), so importing a format must not make one.
 */
export function kept<Words extends string[], Made extends object>(
  make: (...words: Words) => Made,
): (...words: Words) => Made {
  const all = new Map<string, Made>();
  return (...words) => {
    const key = words.join(' ');
    const made = all.get(key) ?? make(...words);
    all.set(key, made);
    return made;
  };
}
