import { StepStart } from '#src/components/exercise/StepStart.tsx';
import type { Exercise } from '#src/contract/exercise.ts';

interface Props {
  exercise: Exercise;
  hasOwn: boolean;
  ours: string;
  /** What stands in the editor. */
  answer: string;
  /** The program that is to stand there instead. */
  onTake: (program: string) => void;
}

/** With which program a step of a project begins. What the learner has written into it is left alone. */
export function StepStartContainer({ exercise: { continues, start }, hasOwn, ours, answer, onTake }: Props) {
  if (!continues) return null;
  const begun = !hasOwn ? 'ours' : ours === start ? 'plain' : 'own';
  const begins = answer === start ? begun : hasOwn && answer === ours ? 'taken' : 'plain';
  return <StepStart {...continues} begins={begins} onTake={() => onTake(begins === 'own' ? ours : start)} />;
}
