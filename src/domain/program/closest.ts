/** The name that was probably meant, although something else was written; `null` where none is near. */
export function closest(written: string, names: Iterable<string>): string | null {
  const word = plain(written);
  let best: string | null = null;
  let least = word.length < 4 ? 1 : 2;
  for (const name of names) {
    const steps = distance(word, plain(name));
    // Of two that are as near, the first letter is the one that is seldom wrong.
    const isLikelier = best === null || (plain(name)[0] === word[0] && plain(best)[0] !== word[0]);
    if (steps < least || (steps === least && isLikelier)) [best, least] = [name, steps];
  }
  return best;
}

/** Without accents and capitals: these are what is mistaken first. */
export function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How many letters are to be added, left out, changed, or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const at = (up: number, left: number) => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(1, 0) + 1,
          (row[j - 1] ?? 0) + 1,
          at(1, 1) + cost,
          isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Number.POSITIVE_INFINITY;
}
