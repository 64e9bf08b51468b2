import { cva } from 'class-variance-authority';
import { useId } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question } from '#src/contract/quiz.ts';
import type { RepeatedAnswer } from '#src/contract/repetition.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import './repetition.css';

interface Props {
  options: Question['options'];
  /** `null` while the answer is awaited. */
  graded: RepeatedAnswer | null;
  /** A tap is the answer. */
  onChoose?: (optionId: string) => void;
}

const row = cva(
  'asked-option relative grid min-h-13 items-baseline gap-x-2.5 gap-y-1 rounded-lg border-2 px-4 py-3 [--edge:0px]',
  {
    variants: {
      look: {
        awaited: 'border-line-strong bg-raised transition-colors duration-150 hover:border-accent-text',
        right: 'border-success-text bg-success-soft',
        mine: 'border-accent-text bg-accent-soft',
        other: 'border-line',
      },
    },
  },
);

/** The options of a question that has returned, numbered; answered, each says by sign and word what it was. Nothing is red. */
export function RepeatedOptions({ options, graded, onChoose }: Props) {
  const id = useId();
  const rightIds = idsOf(graded?.right);
  const chosenIds = idsOf(graded?.answer);
  return (
    <ol aria-label="Možnosti" className="grid grid-cols-1 gap-3">
      {options.map((option, index) => {
        const isRight = rightIds.includes(option.id);
        const isMine = chosenIds.includes(option.id);
        const explanation = graded?.optionExplanations.find(({ optionId }) => optionId === option.id);
        const look = !graded ? 'awaited' : isRight ? 'right' : isMine ? 'mine' : 'other';
        return (
          <li key={option.id} className={row({ look })}>
            <span aria-hidden={isRight} className="font-mono text-sm text-muted">
              {isRight ? <Icon name="check" size={18} className="self-center text-success-text" /> : index + 1}
            </span>
            <div id={`${id}-${index}`}>
              <Prose html={option.html} />
            </div>
            {onChoose && (
              <button
                type="button"
                aria-labelledby={`${id}-${index}`}
                className="absolute inset-0 cursor-pointer rounded-lg"
                onClick={() => onChoose(option.id)}
              />
            )}
            {(isRight || isMine) && (
              <p className={`col-start-2 text-sm font-strong ${isRight ? 'text-success-text' : 'text-accent-text'}`}>
                {isMine ? 'tvoja odpoveď' : 'správna odpoveď'}
                {isMine && isRight && <span className="sr-only">, správna</span>}
              </p>
            )}
            {explanation && (
              <div className="col-start-2 text-muted [&_.prose]:text-md">
                <Prose html={explanation.html} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function idsOf(answer: AnswerValue | null | undefined): string[] {
  if (!answer) return [];
  if ('optionIds' in answer) return answer.optionIds;
  return 'optionId' in answer ? [answer.optionId] : [];
}
