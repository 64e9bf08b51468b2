import { useEffect, useRef } from 'react';

const events = ['visibilitychange', 'pointerdown', 'focusout'];

/** Does it before somebody can sign out, close the tab or go elsewhere, with what was written up to then. */
export function useBeforeLeaving(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const leave = () => latest.current();
    for (const event of events) document.addEventListener(event, leave, true);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      for (const event of events) document.removeEventListener(event, leave, true);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
}
