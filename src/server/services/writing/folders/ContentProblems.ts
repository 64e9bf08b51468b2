/** A mistake in a content file; `key` is the front matter key, if it is about one. */
export interface ContentProblem {
  file: string;
  key: string | null;
  message: string;
}

/** Everything that is wrong with a content folder, so that an author fixes it in one go. */
export class ContentProblems extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const lines = problems.map(({ file, key, message }) => `  ${file}: ${key ? `${key} ` : ''}${message}`);
    super(`The content has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'ContentProblems';
    this.problems = problems;
  }
}
