import { browserStorage } from '#src/browser/storage/storage.ts';

/** The key under which a guest's mark is kept begins with it, as `keptRows` puts it together; the script in <head> looks for it. */
export const guestMarkPrefix = 'progress::';

/** Whether a guest has answered anything of a quiz; known without the code that reads it. */
export const hasGuestAnswers = (): boolean => browserStorage.keys().some((key) => key.startsWith('quiz::'));

const guestClass = 'guest';

/** Whether something was done here without an account; known without the code that reads it. */
export const isGuestHere = (): boolean => document.documentElement.classList.contains(guestClass);

/** Remembers it on <html>, as the script in <head> does for what earlier pages have left. */
export const setGuestHere = (isHere: boolean): void =>
  void document.documentElement.classList.toggle(guestClass, isHere);
