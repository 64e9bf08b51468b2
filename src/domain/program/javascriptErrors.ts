import { explainFailure } from './javascript/explainFailure.ts';
import { explainSlip } from './javascript/explainSlip.ts';
import { parseProgram } from './javascript/parse.ts';
import { topAwait } from './javascript/parserWords.ts';
import { lineAt } from './javascript/slip.ts';
import type { ProgramError } from './run.ts';

/**
 * An error of a JavaScript program with what it means, where we have words for it. `code` is the program; in a page, with
 * blanks in the place of all that is none.
 */
export function explainJavascriptError(error: ProgramError, code: string): ProgramError {
  if (error.kind === 'runtime') return explainFailure(error, code);
  const slip = explainSlip(code);
  // What the parser reads, and the browser does not.
  const [, taken] = /^Identifier '(.+)' has already been declared$/.exec(error.message) ?? [];
  if (slip || taken === undefined) return slip ?? error;
  return { ...error, said: { what: `meno ${taken} patrí samotnému jazyku`, hint: 'Pomenuj svoju premennú inak.' } };
}

/** What is said of a page's script that awaits something outside of its functions, which only a program alone may; `null` of any other. */
export function explainPageAwait(code: string): Pick<ProgramError, 'line' | 'said'> | null {
  const { awaitAt } = parseProgram(code);
  if (awaitAt === null) return null;
  const { at, ...said } = topAwait(awaitAt);
  return { line: lineAt(code, at), said };
}
