/** Which resources' answers also show a thing of this kind, beside the resource of its own name. */
const shownIn: Record<string, readonly string[]> = {
  chapter: ['course', 'lecture'],
  course: ['author'],
  lecture: ['course'],
  post: ['author'],
  product: ['course', 'author'],
  quizQuestion: ['quiz'],
  tag: ['post', 'author'],
  video: ['lecture', 'author'],
};

/**
 * The resources whose answers a change reaches; `null` means all of them. A change names one thing (`course:java`) or
 * everything (`*`); a lecturer stands beside all kinds of content.
 */
export function affectedResources(changes: readonly string[]): Set<string> | null {
  const kinds = changes.map((change) => change.split(':')[0] ?? change);
  if (kinds.includes('*') || kinds.includes('author')) return null;
  return new Set(kinds.flatMap((kind) => [kind, ...(shownIn[kind] ?? [])]));
}
