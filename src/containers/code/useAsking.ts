import { useState } from 'react';
import type { HowAsked } from '#src/runtimes/runtime.ts';

interface Asked extends Partial<HowAsked> {
  question: string;
  onAnswer: (answer: string | null) => void;
}

/** What a program asks: it stands in its output until somebody answers it, or the run is over. */
export function useAsking() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onAsk = (question: string, how?: HowAsked): Promise<string | null> =>
    new Promise((resolve) => {
      const onAnswer = (answer: string | null) => {
        setAsked(null);
        resolve(answer);
      };
      setAsked({ question, ...how, onAnswer });
    });
  return { asked, onAsk, forgetAsked: () => setAsked(null) };
}
