import { TickList } from '#src/components/exercise/TickList.tsx';
import { tickedNames } from '#src/domain/exercise/judgeAnswer.ts';
import type { Task } from './readTask.ts';
import type { Checking } from './useChecking.ts';

interface Props {
  task: Task;
  checking: Checking;
  /** What is ticked. */
  answer: string;
  onChange: (answer: string) => void;
}

/** A list that the learner ticks off; with the last tick the exercise has passed. */
export function TickContainer({ task: { exercise }, checking, answer, onChange }: Props) {
  const ticked = tickedNames(answer);
  const items = exercise.checks.map(({ name }) => ({ name, isTicked: ticked.includes(name) }));
  return (
    <TickList
      items={items}
      onTick={(name, isTicked) => {
        const next = items.filter((item) => (item.name === name ? isTicked : item.isTicked)).map((item) => item.name);
        onChange(next.join('\n'));
        if (next.length === items.length) void checking.check(next.join('\n'));
        else if (checking.message) checking.forget();
      }}
    />
  );
}
