import type { ProgramError, Said } from './run.ts';
import { say } from './sql/failed.ts';
import { firstStatement, otherPlace, placeOf, startOf } from './sql/place.ts';
import { rules } from './sql/rules.ts';
import type { TableNames } from './sqlWords.ts';

/** SQLite's message with the line of the word that it names, and in Slovak where we know what it means. */
export function explainSqlError(
  error: ProgramError,
  statement: string,
  names: TableNames,
  program = statement,
): ProgramError {
  const [words, isFollowedByFrom] = firstStatement(statement);
  const { message } = error;
  const [, named] = /^near "([\s\S]*)": syntax error$|^unrecognized token: "([\s\S]*)"$/.exec(message) ?? [];
  const token =
    named ?? /^(?:no such column|ambiguous column name|no such table|no such function): (.+)$/.exec(message)?.[1];
  const at =
    otherPlace(words, statement, message) ??
    (token === undefined ? words.length : placeOf(words, token, message.startsWith('near')));
  const from = startOf(statement, program, error.line);
  const failed = { text: statement, from, words, names, at, program, isFollowedByFrom };
  const found = rules.map(([pattern, explain]) => {
    const match = pattern.exec(message);
    return match && (() => explain(failed, ...match.slice(1)));
  });
  const { at: place = at, ...said } = found.find((explain) => explain !== null)?.() ?? {};
  const first = words[0];
  const line = error.line === null ? null : error.line + (words[place]?.line ?? first?.line ?? 1) - (first?.line ?? 1);
  return { ...error, line, ...('what' in said && { said }) };
}

/** What is said about a query that found too much, or took too long. */
export function explainSqlLimit(limit: 'time' | 'output'): Said {
  return limit === 'output'
    ? say('dopyt našiel priveľa', 'Zastavili sme ho po tisícom riadku. Nechýba pri spojení tabuliek podmienka za ON?')
    : say('dopyt bežal priveľmi dlho', 'Po sekunde sme ho zastavili. Nevolá dopyt sám seba bez konca?');
}
