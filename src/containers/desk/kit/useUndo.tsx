import { useEffect, useState } from 'react';
import { DeskUndo } from '#src/components/desk/kit/DeskUndo.tsx';
import { undoSeconds } from '#src/domain/communityRules.ts';

interface Done {
  text: string;
  undo: () => void;
}

/** What was done last, and the way back, as long as it can be taken back without a word. */
export function useUndo() {
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), undoSeconds * 1000);
    return () => clearTimeout(timer);
  }, [done]);
  const undo = done
    ? () => {
        setDone(null);
        done.undo();
      }
    : undefined;
  return { setDone, undo, bar: done && undo && <DeskUndo onUndo={undo}>{done.text}</DeskUndo> };
}
