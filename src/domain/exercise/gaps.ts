/** A gap of a program that is to be filled. */
export const gap = '____';

/**
 * What stands in a program where `start` has its gaps, one after the other; `null` where it differs from `start` elsewhere.
 * A gap is within its line.
 */
export function gapsOf(start: string, program: string): string[] | null {
  const parts = start.split(gap).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${parts.join('([^\\n]*?)')}$`).exec(program);
  return found?.slice(1) ?? null;
}
