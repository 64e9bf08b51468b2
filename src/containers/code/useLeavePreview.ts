import { type RefObject, useEffect, useRef } from 'react';

/** Escape leads out of a page that is shown; its frame tells of that key. */
export function useLeavePreview(preview: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const shown = preview.current;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current();
    shown?.addEventListener('keydown', onKeyDown);
    return () => shown?.removeEventListener('keydown', onKeyDown);
  }, [preview]);
}
