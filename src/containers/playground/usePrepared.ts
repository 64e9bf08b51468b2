import { type RefObject, useEffect } from 'react';
import type { LateRuntime } from '#src/runtimes/loadedWhenNeeded.ts';

/**
 * Has the language come before somebody presses, and what shows what it printed (`load`): when its program is pointed at, or comes to
 * have the focus.
 */
export function usePrepared(
  place: RefObject<HTMLElement | null>,
  runtime: LateRuntime,
  load?: () => Promise<unknown>,
): void {
  useEffect(() => {
    const element = place.current;
    const prepare = () => {
      runtime.prepare();
      // Where it cannot come, the press says it.
      load?.().catch(() => undefined);
    };
    for (const event of ['pointerover', 'focusin', 'touchstart'])
      element?.addEventListener(event, prepare, { once: true, passive: true });
    return () => {
      for (const event of ['pointerover', 'focusin', 'touchstart']) element?.removeEventListener(event, prepare);
    };
  }, [place, runtime, load]);
}
