const wordsPerMinute = 200;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
