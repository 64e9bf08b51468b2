/**
 * Whether an exercise that has passed for the first time completes its lecture: all others have passed before. Passed again it does not, so
 * that a mark which was taken back stays so.
 */
export const isLastToPass = (ids: readonly string[], passed: ReadonlySet<string>): boolean =>
  ids.every((id) => passed.has(id));
