import { type ReactElement, useEffect, useState } from 'react';
import { browserStorage } from '#src/browser/storage/storage.ts';
import { useUser } from '#src/containers/account/useSession.ts';
import { lessonButtons } from './lessonButtons.ts';
import { watchParts } from './watchParts.ts';

/** Both at once: the first would ask for the second when it has come. */
const loadPlaces = async () =>
  (await Promise.all([import('./Places.tsx'), import('#src/browser/exercise/exerciseMemory.ts')]))[0];
/** Without the code that knows whose they are. */
const keepsDrafts = () => browserStorage.keys().some((key) => key.startsWith('exercise:'));
/** Where the code cannot come, the press says it. */
const unsaid = () => undefined;
const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(lessonButtons) : null;

/**
 * Waits until a task of a lesson is near, or for the first press on a program or a question; their code comes then, or when a button is
 * pointed at: until it is pressed there is time to bring it.
 */
export function RunCode() {
  const [places, setPlaces] = useState<ReactElement | null>(null);
  const userId = useUser()?.uid;
  useEffect(() => {
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-try]') : null;
      if (!button) return;
      try {
        await (await import('./openOnPlayground.ts')).openFigureOnPlayground(button);
      } catch {
        button.textContent = 'Skúsiť znova';
      }
    };
    const listener = (event: MouseEvent) => void onClick(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
  useEffect(() => {
    if (places) return;
    const pressed: HTMLElement[] = [];
    const load = () => loadPlaces().then(({ Places }) => setPlaces(<Places pressed={pressed} />), unsaid);
    const onClick = async ({ target }: MouseEvent) => {
      const button = buttonAt(target);
      if (!button) return;
      const guess = button.closest('form')?.querySelector('input');
      // Of what is typed while the code comes nothing is part of the guess.
      if (guess && !guess.value) return guess.focus();
      if (guess) guess.readOnly = true;
      pressed.push(button);
      try {
        const { Places } = await loadPlaces();
        setPlaces(<Places pressed={pressed} />);
      } catch {
        button.textContent = 'Skúsiť znova';
        if (guess) guess.readOnly = false;
      }
    };
    const onPoint = ({ target }: PointerEvent) => {
      const button = buttonAt(target);
      if (button) loadPlaces().then(({ prepare }) => prepare(button), unsaid);
    };
    const unwatch = watchParts((part) => {
      // A program that nobody has changed is as the server drew it.
      if (!part.dataset.exercise && !userId && !keepsDrafts()) return;
      void load();
    });
    // What is kept is to be drawn into texts that come later.
    if (keepsDrafts()) void load();
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPoint);
    return () => {
      unwatch();
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPoint);
    };
  }, [places, userId]);
  return places;
}
