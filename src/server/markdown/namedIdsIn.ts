const recall = /^\s*::recall\{[^}\n]*\bquestions="([^"\n]*)"/;

/** The ids of the questions that return at the start of a lecture. It is asked for every reader, so nothing is parsed. */
export function namedIdsIn(markdown: string): string[] {
  return idsOfRecall(recall.exec(markdown)?.[1]);
}

/** The ids that the attribute of a `::recall` names. */
export function idsOfRecall(questions: string | null | undefined): string[] {
  return questions?.split(/\s+/).filter((id) => id !== '') ?? [];
}
