import { currentIdentity, onIdentityChange } from '#src/browser/identity/identity.ts';

const signs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'focusin'];
/** What was pressed is answered first. */
const restMs = 150;

/**
 * Resolves when something at the end of the page may soon be used: it comes near the window, the visitor touches or
 * scrolls anything, or a session begins. Until then its code need not be loaded. Whoever begins to scroll may be at the
 * end in a moment, where what comes late would push the footer.
 */
export function whenNeeded(elementId: string): Promise<void> {
  return new Promise((resolve) => {
    let soon: ReturnType<typeof setTimeout> | undefined;
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
      clearTimeout(soon);
      unsubscribe();
      resolve();
    }
    const element = document.getElementById(elementId);
    if (element) observer.observe(element);
    else settle();
    const settleSoon = () => {
      soon ??= setTimeout(settle, restMs);
    };
    for (const sign of signs) document.addEventListener(sign, settleSoon, { signal: listeners.signal, passive: true });
  });
}
