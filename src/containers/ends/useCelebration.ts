import { type RefObject, useEffect, useState } from 'react';
import { celebrated } from '#src/browser/storage/celebrated.ts';

/** Whether what stands in `box` is seen for the first time by its owner; it counts once it is in sight. */
export function useCelebration(owner: string, id: string, box: RefObject<HTMLElement | null>) {
  const [time, setTime] = useState<'unseen' | 'first' | 'again'>(() =>
    celebrated.has(owner, id) ? 'again' : 'unseen',
  );
  useEffect(() => {
    if (time !== 'unseen' || !box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        // Another tab may have been quicker.
        setTime(celebrated.has(owner, id) ? 'again' : 'first');
        celebrated.add(owner, id);
      },
      { threshold: 0.15 },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [time, owner, id, box]);
  return time;
}
