import type { OutputLine, Said } from './run.ts';

/**
 * What a turtle does, one act after the other, as both languages tell it. The middle is 0, 0; x grows to the right and y upwards; a
 * heading is in degrees, 0 to the right, growing against the clock. A turtle begins in the middle with its heading 0.
 */
export type TurtleAct =
  /** Went straight to a place; `pen` is what it drew with, `null` where it was up. */
  | { act: 'go'; x: number; y: number; pen: TurtlePen | null }
  | { act: 'turn'; heading: number }
  /** Went along a circle: `extent` in degrees, against the clock around a middle at its left where `radius` is positive. It ends at x, y. */
  | { act: 'arc'; x: number; y: number; heading: number; radius: number; extent: number; pen: TurtlePen | null }
  | { act: 'dot'; x: number; y: number; size: number; color: string }
  | { act: 'fill'; points: [number, number][]; color: string }
  | { act: 'write'; x: number; y: number; text: string; color: string; size: number }
  /** Whether the turtle itself is seen. */
  | { act: 'show'; isShown: boolean }
  | { act: 'ground'; color: string }
  /** Takes away what was drawn; with `isReset` the turtle begins anew, too. */
  | { act: 'clear'; isReset: boolean };

/** A color of CSS and a width in the turtle's units. */
export interface TurtlePen {
  color: string;
  width: number;
}

/** What the turtle did in a whole run. */
export const turtleActsOf = (lines: readonly OutputLine[]): TurtleAct[] =>
  lines.flatMap((line) => (line.kind === 'drawing' ? line.acts : []));

/** Acts beyond are not drawn; the program is stopped as one that printed too much. */
export const mostTurtleActs = 20_000;

/** Of a program that was stopped there. */
export const drewTooMuch: Said = {
  what: 'korytnačka kreslí priveľa',
  hint: 'Zastavili sme ju po dvadsaťtisícom príkaze. Má sa cyklus niekedy skončiť?',
};
