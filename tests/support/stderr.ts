/** What was printed to the standard error since the last look. */
export const printed: string[] = [];
/** What a test file provokes. */
export const expected: RegExp[] = [];

/** From here to the end of the file it is no failure that this is printed to the standard error. */
export function expectStderr(pattern: RegExp): void {
  expected.push(pattern);
}
