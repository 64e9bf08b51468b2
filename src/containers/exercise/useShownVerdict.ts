import { useEffect, useRef } from 'react';
import { showVerdict } from './showVerdict.ts';

/** How long a keyboard on the screen takes to go away, in milliseconds. */
const keyboardMs = 1000;

/** Has each verdict seen, as `count` of them grows. Answers the place in which it stands. */
export function useShownVerdict(count: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const verdict = count > 0 ? place.current?.querySelector('[data-verdict]') : null;
    if (!verdict) return;
    showVerdict(verdict);
    const viewport = window.visualViewport;
    const again = () => showVerdict(verdict);
    viewport?.addEventListener('resize', again);
    const end = setTimeout(() => viewport?.removeEventListener('resize', again), keyboardMs);
    return () => {
      clearTimeout(end);
      viewport?.removeEventListener('resize', again);
    };
  }, [count]);
  return place;
}
