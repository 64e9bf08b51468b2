import { useCallback, useRef } from 'react';

/**
 * Moves the focus to what an action brought, once: `act` is called by the action, `target` is the `ref` of what comes.
 * What appears by itself – an answer from another tab – takes nobody's place on the page.
 */
export function useFocusAfterAction() {
  const isAwaited = useRef(false);
  const act = useCallback(() => {
    isAwaited.current = true;
  }, []);
  const target = useCallback((box: HTMLElement | null) => {
    if (!box || !isAwaited.current) return;
    isAwaited.current = false;
    box.focus();
  }, []);
  return { act, target };
}
