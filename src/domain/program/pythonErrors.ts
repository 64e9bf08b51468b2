import { failures } from './python/failures.ts';
import { placeOf } from './python/place.ts';
import { slips } from './python/slips.ts';
import type { ProgramError, Said } from './run.ts';

/** What an error of a Python program means (of the version in package.json); nothing where we have no words for it. */
export function explainPythonError({ kind, name, message, line }: ProgramError, code: string): Said | undefined {
  const [rules, text] = kind === 'syntax' ? [slips, message] : [failures, message ? `${name}: ${message}` : name];
  for (const [pattern, explain] of rules) {
    const found = pattern.exec(text);
    if (found) return explain(found.slice(1), placeOf(code, line));
  }
  return undefined;
}
