import { useEffect, useRef } from 'react';
import { isTyping } from './useDeskKeys.ts';

/**
 * The letters of a screen with a list and one thing open. J and K, which go by rows, open the row as well, so that a letter is never about
 * another thing than the one that is seen. Silent in fields, with modifiers and in dialogs.
 */
export function useScreenKeys(keys: Record<string, (() => void) | undefined>, opensRows = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (opensRows && (key === 'j' || key === 'k')) setTimeout(openFocused);
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opensRows]);
}

function openFocused(): void {
  const row = document.activeElement;
  if (row instanceof HTMLElement && row.matches('[data-desk-row]:not([aria-current])')) row.click();
}
