import { useEffect, useState, useSyncExternalStore } from 'react';
import { createTextSaver, type SavedText, type SaverOptions } from '#src/browser/desk/textSaver.ts';

/** What is written, saved by itself and kept in the browser until the server has it. `options` are read once. */
export function useTextSaver<Written, Saved extends SavedText>(options: SaverOptions<Written, Saved>) {
  const [saver] = useState(() => createTextSaver(options));
  useEffect(() => {
    saver.start();
    const leave = () => {
      saver.keepNow();
      if (document.visibilityState === 'hidden') void saver.saveNow();
    };
    const goOn = () => void saver.saveNow();
    const warn = (event: BeforeUnloadEvent) => {
      saver.keepNow();
      if (saver.isDirty() && !saver.read().isKept) event.preventDefault();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', saver.keepNow);
    addEventListener('online', goOn);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', saver.keepNow);
      removeEventListener('online', goOn);
      removeEventListener('beforeunload', warn);
      if (saver.isDirty()) void saver.saveNow();
      saver.stop();
    };
  }, [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);
  return { saver, state };
}
