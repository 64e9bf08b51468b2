import type { Question } from '#src/contract/quiz.ts';
import { CodeLine } from './CodeLine.tsx';

interface Props {
  options: Question['options'];
  /** `null` where nothing was answered. */
  givenIds: string[] | null;
  rightIds: string[];
  isCorrect: boolean;
}

/** The lines in the learner's order beside the right order, which is left out when it is the same. */
export function ReviewedLines({ options, givenIds, rightIds, isCorrect }: Props) {
  return (
    <div className="grid gap-4">
      {givenIds && <Lines name="Tvoje poradie" options={options} ids={givenIds} />}
      {!isCorrect && <Lines name="Správne poradie" options={options} ids={rightIds} />}
    </div>
  );
}

function Lines({ name, options, ids }: { name: string; options: Question['options']; ids: string[] }) {
  const lines = ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-strong text-muted">{name}</p>
      <ol aria-label={name} className="overflow-hidden rounded-md bg-code py-1.5">
        {lines.map(({ id, html }) => (
          <li key={id} className="-my-1.5">
            <CodeLine html={html} />
          </li>
        ))}
      </ol>
    </div>
  );
}
