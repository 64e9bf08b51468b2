import { type RefObject, useEffect } from 'react';

/**
 * A page that is shown while somebody writes must not take the focus: it goes back to the editor, unless the visitor has gone into
 * the page by the mouse or by Tab.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, preview: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let goesByTab = false;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      goesByTab = key === 'Tab';
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest('[data-code-editor]')) return;
      // Where the focus goes is known a moment later.
      setTimeout(() => {
        const shown = preview.current;
        const isTaken = shown?.contains(document.activeElement) && !goesByTab && !shown.matches(':hover');
        if (isTaken && target.isConnected) target.focus({ preventScroll: true });
      });
    };
    element.addEventListener('keydown', onKeyDown, true);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('keydown', onKeyDown, true);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [place, preview]);
}
