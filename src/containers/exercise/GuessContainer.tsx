import { useState } from 'react';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { Predict } from '#src/components/exercise/Predict.tsx';
import type { Task } from './readTask.ts';
import type { Checking } from './useChecking.ts';

interface Props {
  task: Task;
  checking: Checking;
}

/** The program of an exercise whose output is guessed. */
export function GuessContainer({ task: { exercise, title, startHtml }, checking }: Props) {
  const [guess, setGuess] = useState<string | null>(null);
  return (
    <Predict
      title={title}
      options={exercise.options}
      output={exercise.solution}
      guess={guess}
      onGuess={(text) => {
        if (text.trim() !== '') setGuess(text);
        void checking.check(text);
      }}
      onAgain={() => {
        setGuess(null);
        checking.forget();
      }}
    >
      <ProgramLines title={title} html={startHtml} />
    </Predict>
  );
}
