import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTextSaver, type SavedText, type SaverOptions } from '#src/browser/desk/textSaver.ts';
import { onIdentityChange } from '#src/browser/identity/identity.ts';
import { followPage } from '#src/browser/outbox/outbox.ts';

/** What is written, saved by itself and kept in the browser until the server has it. `options` are read once. */
export function useTextSaver<Written, Saved extends SavedText>(options: SaverOptions<Written, Saved>) {
  const [saver] = useState(() => createTextSaver(options));
  useEffect(() => {
    saver.start();
    const unfollow = followPage(() => {
      saver.keepNow();
      saver.goOn();
    });
    // A session that has ended goes on in another tab.
    const unfollowPerson = onIdentityChange(saver.goOn);
    const warn = (event: BeforeUnloadEvent) => {
      saver.keepNow();
      if (saver.isDirty() && !saver.read().isKept) event.preventDefault();
    };
    addEventListener('pagehide', saver.keepNow);
    addEventListener('beforeunload', warn);
    return () => {
      unfollow();
      unfollowPerson();
      removeEventListener('pagehide', saver.keepNow);
      removeEventListener('beforeunload', warn);
      if (saver.isDirty()) void saver.saveNow();
      saver.stop();
    };
  }, [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  return { saver, state };
}
