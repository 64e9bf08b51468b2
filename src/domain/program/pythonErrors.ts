import { failuresAt } from './python/failures.ts';
import { type Placed, placeOf } from './python/place.ts';
import { blockInBraces, slips } from './python/slips.ts';
import type { ProgramError } from './run.ts';

/** What an error of a Python program means (of the version in package.json); nothing where we have no words for it. */
export function explainPythonError({ kind, name, message, line }: ProgramError, code: string): Placed | undefined {
  const place = placeOf(code, line);
  const braces = kind === 'syntax' ? blockInBraces(place) : null;
  if (braces) return braces;
  const [rules, text] =
    kind === 'syntax' ? [slips, message] : [failuresAt(place), message ? `${name}: ${message}` : name];
  for (const [pattern, explain] of rules) {
    const found = pattern.exec(text);
    if (found) return explain(found.slice(1), place);
  }
  return undefined;
}
