import { InvalidInputError } from '#src/server/errors.ts';

/** PostgreSQL keeps every character but one. @throws InvalidInputError */
export function checkText(text: string): string {
  if (!text.includes('\0')) return text;
  throw new InvalidInputError('The input does not fit.', [{ path: 'text', message: 'has a null character' }]);
}
