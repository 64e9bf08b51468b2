import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sendToApi } from '#src/browser/queryClient.ts';
import { decideWords, type WordsAct, type WordsActed } from '#src/queries/desk/words/deskWords.ts';

/** A decision that is being made: which form is open, and what came of the last act. */
export function useDecision<Mode extends string>() {
  const [mode, setMode] = useState<Mode | 'none'>('none');
  const [isTooLate, setTooLate] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(decideWords(sendToApi));
  const open = (next: Mode | 'none') => {
    reset();
    setTooLate(false);
    setMode(next);
  };
  return {
    mode,
    open,
    close: () => open('none'),
    /** `onTaken` where it was this act that changed something, and not one of somebody else before it. */
    act: (decision: WordsAct, onTaken: (acted: WordsActed) => void) =>
      mutate(decision, {
        onSuccess: (acted) => {
          setTooLate(!acted.changed);
          if (!acted.changed) return;
          setMode('none');
          onTaken(acted);
        },
      }),
    isPending,
    isTooLate,
    error,
  };
}
