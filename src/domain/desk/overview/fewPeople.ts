import { percent } from '#src/domain/format.ts';

/** Fewer are not counted out: one or two could be recognised. */
export const fewestShown = 3;
/** Below so many people a share says nothing, and says too much of who they are. */
export const fewestForShare = 10;

/** How many people did something, as far as that may be shown; `null`: one or two. That nobody did is nobody's secret. */
export function shownCount(people: number): number | null {
  return people > 0 && people < fewestShown ? null : people;
}

/** Their share in percent, as far as that may be shown. */
export function shownShare(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole < fewestForShare ? null : percent(part, whole);
}

/** A count that may be shown, in a table or a file. */
export function countInWords(people: number | null): string {
  return people === null ? `menej než ${fewestShown}` : String(people);
}

/** A share that may be shown, in a table or a file. */
export function shareInWords(share: number | null): string {
  return share === null ? '–' : `${share}\u00A0%`;
}
