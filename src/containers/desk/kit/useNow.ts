import { useEffect, useState } from 'react';
import { minutes } from '#src/domain/duration.ts';

/** The time, as far as „pred 5 minútami“ needs it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minutes(1));
    return () => clearInterval(timer);
  }, []);
  return now;
}
