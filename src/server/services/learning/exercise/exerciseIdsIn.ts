const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const task = /^ {0,3}:{3,}task\{[^}]*\bid="([a-z0-9-]+)"/;

/**
 * The ids of the exercises in a lecture's Markdown, in their order. It is read for every draft, so it is not parsed
 * (`readExercise.ts` is what reads it all).
 */
export function exerciseIdsIn(markdown: string): string[] {
  const ids: string[] = [];
  /** How the program begins that the line is in: an exercise that is shown as text is none. */
  let open: string | null = null;
  for (const line of markdown.split('\n')) {
    const [, mark, rest = ''] = fence.exec(line) ?? [];
    if (open !== null) {
      if (mark?.startsWith(open) && rest.trim() === '') open = null;
    } else if (mark) open = mark;
    else ids.push(task.exec(line)?.[1] ?? '');
  }
  return ids.filter((id) => id !== '');
}
