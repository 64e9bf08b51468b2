import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings whom the address led to a part of the page (`#id`) there once it has come, with the focus; whoever has begun
 * something else until then is left to it.
 */
export function useArrival(id: string, isThere: boolean): void {
  const { hash, key } = useLocation();
  const isAwaited = hash === `#${id}`;
  // `key`: a visit to the same place arrives again.
  useEffect(() => {
    const place = isAwaited && isThere ? document.getElementById(id) : null;
    if (!place || isElsewhere(place)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  }, [id, isThere, isAwaited, key]);
}

/** Whether something has the focus that is neither around the place nor in it, nor the link that leads there. */
function isElsewhere(place: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement.contains(place) || place.contains(activeElement)) return false;
  return !(activeElement instanceof HTMLAnchorElement && activeElement.hash === `#${place.id}`);
}
