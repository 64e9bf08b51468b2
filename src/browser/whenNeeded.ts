import { currentIdentity, onIdentityChange } from './identity.ts';

const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];

/**
 * Resolves when something at the end of the page may soon be used: it comes near the window, the visitor touches
 * anything, or a session begins. Until then its code need not be loaded.
 */
export function whenNeeded(elementId: string): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) settle();
      },
      { rootMargin: '200px' },
    );
    const unsubscribe = onIdentityChange(() => {
      if (currentIdentity().user) settle();
    });
    function settle() {
      observer.disconnect();
      listeners.abort();
      unsubscribe();
      resolve();
    }
    const element = document.getElementById(elementId);
    if (element) observer.observe(element);
    else settle();
    for (const sign of signs) document.addEventListener(sign, settle, { signal: listeners.signal, passive: true });
  });
}
