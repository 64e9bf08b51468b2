import { cva } from 'class-variance-authority';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';
import type { Question, UserAnswer } from '#src/contract/quiz.ts';

interface Props {
  options: Question['options'];
  chosenIds: string[];
  rightIds: string[];
  explanations: UserAnswer['optionExplanations'];
}

const box = cva('grid grid-cols-1 gap-2 rounded-lg border bg-primary px-4 py-3', {
  variants: { verdict: { right: 'border-success-text', wrong: 'border-danger-text', none: 'border-line' } },
});
const mark = cva('flex items-center gap-2 text-sm font-strong', {
  variants: { isRight: { true: 'text-success-text', false: 'text-danger-text' } },
});

/** The options of an answered question: which was chosen, which is right, and why. */
export function ReviewedOptions({ options, chosenIds, rightIds, explanations }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 [--edge:0px]">
      {options.map(({ id, html }) => {
        const isRight = rightIds.includes(id);
        const note = noteOf(chosenIds.includes(id), isRight);
        const explanation = explanations.find(({ optionId }) => optionId === id);
        return (
          <li key={id} className={box({ verdict: isRight ? 'right' : note ? 'wrong' : 'none' })}>
            <Prose html={html} />
            {note && (
              <p className={mark({ isRight })}>
                {isRight ? <Tick /> : <Icon name="close" />}
                {note}
              </p>
            )}
            {explanation && (
              <div className="text-muted [&_.prose]:text-md">
                <Prose html={explanation.html} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What there is to say of an option; nothing of a wrong one that was left alone. */
function noteOf(isChosen: boolean, isRight: boolean): string | null {
  if (isChosen) return isRight ? 'Tvoja odpoveď, správna' : 'Tvoja odpoveď, nesprávna';
  return isRight ? 'Správna odpoveď' : null;
}
