import { useMemo, useState } from 'react';
import { colouredLines } from '#src/browser/exercise/colouredProgram.ts';
import { OrderLines } from '#src/components/exercise/OrderLines.tsx';
import { linesOf, shuffleLines } from '#src/domain/exercise/shuffleLines.ts';
import type { Task } from './readTask.ts';
import type { Checking } from './useChecking.ts';

interface Props {
  task: Task;
  /** Of an exercise; without it the order is a step of help, and nothing of it is kept. */
  checking?: Checking;
  onChange?: (program: string) => void;
}

/** The lines of a solution, to be put in order. */
export function OrderContainer({ task: { exercise, solutionHtml }, checking, onChange }: Props) {
  const [placed, setPlaced] = useState<number[]>([]);
  const [result, setResult] = useState<number | 'right' | null>(null);
  const right = useMemo(() => linesOf(exercise.solution), [exercise]);
  const lines = useMemo(() => shuffleLines(right, exercise.id), [right, exercise]);
  const shown = useMemo(() => colouredLines(lines, solutionHtml), [lines, solutionHtml]);
  const programOf = (places: readonly number[]) => places.map((place) => lines[place] ?? '').join('\n');
  return (
    <OrderLines
      lines={shown}
      placed={placed}
      result={result}
      onChange={(next) => {
        setPlaced(next);
        setResult(null);
        onChange?.(programOf(next));
      }}
      onCheck={() => {
        const wrong = placed.findIndex((place, index) => lines[place] !== right[index]);
        setResult(wrong === -1 ? 'right' : wrong);
        void checking?.check(programOf(placed));
      }}
    />
  );
}
