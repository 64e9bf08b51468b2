/** Lengths of time are milliseconds here, as clocks and timers have them. */
export const seconds = (count: number): number => count * 1_000;
/** In milliseconds. */
export const minutes = (count: number): number => count * 60_000;
/** In milliseconds. */
export const hours = (count: number): number => count * 3_600_000;
/** In milliseconds. */
export const days = (count: number): number => count * 86_400_000;

/** Of a length of time, for what counts by seconds: tokens, headers, limits. */
export const inSeconds = (duration: number): number => duration / 1_000;
