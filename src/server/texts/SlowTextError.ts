import { AppError } from '#src/server/errors.ts';

/** A text that takes longer to read than anybody's may. */
export class SlowTextError extends AppError {
  /** On which the block begins that alone takes too long, 1-based; `null` where it is no single one. */
  readonly line: number | null;

  constructor(line: number | null = null) {
    super('invalid', 'text-slow', 'This text takes too long to be read.', [
      { path: line === null ? 'text' : `text.${line}`, message: slowTextWords(line) },
    ]);
    this.line = line;
  }
}

/** What the desk says of it. */
export function slowTextWords(line: number | null): string {
  const what = 'Text sa číta priveľmi dlho.';
  return line === null ? what : `${what} Spomaľuje ho odsek, ktorý sa začína na riadku ${line}.`;
}
