import { useEffect, useState, useSyncExternalStore } from 'react';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { NotKept } from '#src/components/lecture/NotKept.tsx';

/** Milliseconds in which a line is read; who went on before has not seen it. */
const readMs = 2000;
/** It stands in one place of a page, until another page is loaded. */
let isSaid = false;

/** Says to a guest whose browser stores nothing that it does not, once, where they have just done something. */
export function NotKeptContainer() {
  const isLost = useSyncExternalStore(guestLearning.subscribe, () => !guestLearning.isStored());
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isLost || isSaid) return;
    isSaid = true;
    setHere(true);
    const since = performance.now();
    return () => {
      if (performance.now() - since < readMs) isSaid = false;
    };
  }, [isLost]);
  return isLost && isHere ? <NotKept /> : null;
}
