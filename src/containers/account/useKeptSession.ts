import { useEffect } from 'react';

/** Loads a learner's code while their session is still being opened, so that it is there when they are known. */
export function useKeptSession(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (document.documentElement.classList.contains('session')) void load();
  }, [load]);
}
