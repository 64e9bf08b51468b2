/** The address of a recording, opened at a second of it. */
export const atSecond = (path: string, second: number): string => `${path}?t=${second}`;

/** The second that an address opens a recording at; `null`: none, or no number. */
export function secondOfAddress(search: string): number | null {
  const second = new URLSearchParams(search).get('t');
  return second !== null && /^\d{1,6}$/.test(second) ? Number(second) : null;
}
