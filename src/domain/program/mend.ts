import type { Mend } from './run.ts';

/** The program once it is put right. */
export function mended(code: string, { from, to, text }: Mend): string {
  return code.slice(0, from) + text + code.slice(to);
}
