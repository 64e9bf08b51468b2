import { openGuess } from '#src/containers/guess/openGuess.tsx';
import { openProgram, prepareProgram } from './openProgram.tsx';
import { type Open, useOpenedPlaces } from './useOpenedPlaces.tsx';

interface Props {
  /** The buttons that were pressed before this came; it takes them out. */
  pressed: HTMLElement[];
}

/** Whose code comes when a button like that is pressed; a guess is read as it stands at the press. */
const others: [buttons: string, load: () => Promise<Open>][] = [
  ['[data-exercise-act]', async () => (await import('#src/containers/exercise/openExercise.tsx')).openExercise],
  ['[data-language="java"]', async () => (await import('#src/containers/steps/openRecorded.tsx')).openRecorded],
  ['[data-language="web"]', async () => (await import('./openPage.tsx')).openPage],
  ['[data-act="play"]', async () => (await import('./openGame.tsx')).openGame],
];

const open: Open = async (button) => {
  if (button.matches('[data-guess]')) return openGuess(button);
  const [, load] = others.find(([buttons]) => button.matches(buttons)) ?? [];
  try {
    return await (load ? await load() : openProgram)(button);
  } catch {
    button.textContent = 'Skúsiť znova';
    return null;
  }
};

const wake: Open = async (box) => {
  try {
    return (await import('#src/containers/exercise/openExercise.tsx')).wakeExercise(box);
  } catch {
    // Its buttons stay, and say it when they are pressed.
    return null;
  }
};

/** A button that is pointed at may be pressed in a moment. */
export function prepare(button: HTMLElement): void {
  if (!others.some(([buttons]) => button.matches(buttons))) prepareProgram(button);
}

/** Makes lessons work: a task that is near, and what somebody runs, guesses or plays, stands in the place of its markup. */
export function Places({ pressed }: Props) {
  return useOpenedPlaces(pressed, open, wake);
}
