import { type RefObject, useEffect, useState } from 'react';

/** How far a reader has to turn round, in pixels, before the answer changes. */
const turn = 8;

/** Whether the reader goes down the page, with the bar already away from its own place. */
export function useIsReadingOn(bar: RefObject<HTMLElement | null>): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < turn) return;
      const height = bar.current?.offsetHeight ?? 0;
      const top = bar.current?.parentElement?.getBoundingClientRect().top ?? 0;
      setReadingOn(now > last && top < -height);
      last = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar]);
  return isReadingOn;
}
