/** A fenced block with all that is in it: an exercise that is shown as text is none. */
const fences = /^ {0,3}(`{3,}|~{3,}).*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$/gm;
const tasks = /^ {0,3}:{3,}task\{[^}\n]*\bid="([a-z0-9-]+)"/gm;

/**
 * The ids of the exercises in a lecture's Markdown, in their order. It is read for every draft, so it is not parsed
 * (`readExercise.ts` is what reads it all).
 */
export function exerciseIdsIn(markdown: string): string[] {
  return [...markdown.replace(fences, '').matchAll(tasks)].flatMap(([, id]) => id ?? []);
}
