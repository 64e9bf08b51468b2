import { browserStorage } from '#src/browser/storage/storage.ts';
import { countedGuestKey } from './guestKeys.ts';

const guestClass = 'guest';

const hasKey = (pattern: RegExp) => browserStorage.keys().some((key) => pattern.test(key));

/** Whether something was done here without an account; known without the code that reads it. */
export const isGuestHere = (): boolean =>
  document.documentElement.classList.contains(guestClass) || hasKey(countedGuestKey);

/** Whether something of a quiz was answered without an account. */
export const hasGuestAnswers = (): boolean => hasKey(/^quiz::/);

/** Remembers on <html> that lectures were done, as the script in <head> does for those of earlier pages. */
export const setGuestHere = (isHere: boolean): void =>
  void document.documentElement.classList.toggle(guestClass, isHere);

/** Forgets it, with the room that is left for what is kept. */
export const noGuestHere = (): void => document.documentElement.classList.remove(guestClass, 'keeps');
