/** The lines of a program that say something. */
export function linesOf(program: string): string[] {
  return program.split('\n').filter((line) => line.trim() !== '');
}

/** Lines in another order: the same for the same `id`, and never the right one, unless all lines are the same. */
export function shuffleLines(lines: readonly string[], id: string): string[] {
  if (new Set(lines).size < 2) return [...lines];
  for (let attempt = 0; ; attempt++) {
    const next = numbersFrom(`${id}\n${attempt}`);
    const shuffled = lines
      .map((line) => ({ line, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ line }) => line);
    if (shuffled.some((line, index) => line !== lines[index])) return shuffled;
  }
}

/** Numbers that follow from a text (FNV-1a, then xorshift). */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
