import { useCallback, useRef } from 'react';

/**
 * Moves the focus to what an action brought, once: `act` is called by the action, `target` is the `ref` of what comes.
 * `show` brings it into view in another way than the focus does; give the same function on every render.
 * `hasActed`: the action was before the first render.
 * What appears by itself – an answer from another tab – takes nobody's place on the page.
 */
export function useFocusAfterAction(show?: (box: HTMLElement) => void, hasActed = false) {
  const isAwaited = useRef(hasActed);
  const act = useCallback(() => {
    isAwaited.current = true;
  }, []);
  const target = useCallback(
    (box: HTMLElement | null) => {
      if (!box || !isAwaited.current) return;
      isAwaited.current = false;
      box.focus({ preventScroll: show !== undefined });
      show?.(box);
    },
    [show],
  );
  return { act, target };
}
