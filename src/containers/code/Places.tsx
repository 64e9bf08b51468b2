import { openGuess } from '#src/containers/guess/openGuess.tsx';
import { wakeAsked } from '#src/containers/guess/wakeAsked.tsx';
import { openProgram, prepareProgram, wakeProgram } from './openProgram.tsx';
import { type Open, useOpenedPlaces } from './useOpenedPlaces.tsx';

interface Props {
  /** The buttons that were pressed before this came; it takes them out. */
  pressed: HTMLElement[];
}

/** Whose code comes when a button like that is pressed; a guess is read as it stands at the press. */
const others: [buttons: string, load: () => Promise<Open>][] = [
  [
    'div[data-exercise] button:not([data-run])',
    async () => (await import('#src/containers/exercise/openExercise.tsx')).openExercise,
  ],
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

/** What of programs is run line by line; a page is run as one, Java and games are only looked at. */
const runs = ['javascript', 'python', 'sql'];

const wakes = async (part: HTMLElement): Promise<Open | null> => {
  if (part.matches('[data-exercise]')) return (await import('#src/containers/exercise/openExercise.tsx')).openExercise;
  if (part.dataset.asked) return wakeAsked;
  const language = part.querySelector<HTMLElement>('[data-run]')?.dataset.language ?? '';
  if (language === 'web') return (await import('./openPage.tsx')).wakePage;
  return runs.includes(language) ? wakeProgram : null;
};

const wake: Open = async (part) => {
  // Where the code cannot come the buttons stay, and say it when they are pressed.
  const open = await wakes(part).catch(() => null);
  return open?.(part) ?? null;
};

/** A button that is pointed at may be pressed in a moment. */
export function prepare(button: HTMLElement): void {
  if (!others.some(([buttons]) => button.matches(buttons))) prepareProgram(button);
}

/** Makes lessons work: a task that is near, and what somebody runs, guesses or plays, stands in the place of its markup. */
export function Places({ pressed }: Props) {
  return useOpenedPlaces(pressed, open, wake);
}
