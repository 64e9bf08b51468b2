/** Seconds of playing after which a position is saved. */
export const watchTimeStep = 10;

/** From this part of a video on its lecture counts as watched. */
const watchedPart = 0.9;
/** Who stopped this close to the end begins anew. */
const endPart = 0.97;

export function isWatched(seconds: number, durationSeconds: number): boolean {
  return seconds >= durationSeconds * watchedPart;
}

/** Where to go on, in seconds: the further of two remembered positions, or the start when that is the end. */
export function resumePosition(here: number, elsewhere: number, durationSeconds: number): number {
  const furthest = Math.max(here, elsewhere);
  return furthest >= durationSeconds * endPart ? 0 : furthest;
}
