import { type ComponentProps, useEffect, useRef } from 'react';
import { GuessResult } from '#src/components/guess/GuessResult.tsx';

export type OpenedGuess = Omit<ComponentProps<typeof GuessResult>, 'verdictRef'>;

/** One answered question of a lesson. */
export function GuessContainer(guess: OpenedGuess) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useEffect(() => verdict.current?.focus({ preventScroll: true }), []);
  return <GuessResult {...guess} verdictRef={verdict} />;
}
