import { useEffect, useState } from 'react';
import { sendAs } from '#src/browser/outbox/sendAs.ts';
import type { ContentKind, Presence } from '#src/contract/desk/content/deskContent.ts';
import { bePresent } from '#src/queries/desk/content/deskContent.ts';

const every = 20_000;

/** Says that somebody has the thing open while it is seen, and hears who else has, and which revision is the newest. */
export function usePresence(userId: string, kind: ContentKind, id: string): Presence | null {
  const [presence, setPresence] = useState<Presence | null>(null);
  useEffect(() => {
    let isOver = false;
    const beat = async () => {
      if (document.visibilityState === 'hidden') return;
      // Where nobody answers, it is said by the saving.
      const heard = await bePresent(sendAs(userId), kind, id).catch(() => null);
      if (!isOver && heard) setPresence(heard);
    };
    const timer = setInterval(() => void beat(), every);
    const see = () => void beat();
    document.addEventListener('visibilitychange', see);
    see();
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', see);
    };
  }, [userId, kind, id]);
  return presence;
}
