const recall = /^\s*::recall\{[^}\n]*\bquestions="([^"\n]*)"/;

const continued = /^ {0,3}:{3,}task\{[^}\n]*\bcontinues="([a-z0-9-]+)"/gm;

/**
 * The ids that a lecture names: of the questions that return at its start, and of the tasks whose programs go on in it. It is asked for
 * every reader, so nothing is parsed.
 */
export function namedIdsIn(markdown: string): string[] {
  const steps = markdown.matchAll(continued);
  return [...idsOfRecall(recall.exec(markdown)?.[1]), ...Array.from(steps, ([, id = '']) => id)];
}

/** The ids that the attribute of a `::recall` names. */
export function idsOfRecall(questions: string | null | undefined): string[] {
  return questions?.split(/\s+/).filter((id) => id !== '') ?? [];
}
