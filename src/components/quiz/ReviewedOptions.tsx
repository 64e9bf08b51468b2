import { Icon } from '#src/components/ui/Icon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question, UserAnswer } from '#src/contract/quiz.ts';

interface Props {
  options: Question['options'];
  chosenIds: string[];
  rightIds: string[];
  explanations: UserAnswer['optionExplanations'];
}

/** The options of an answered question: which was chosen, which is right, and why. */
export function ReviewedOptions({ options, chosenIds, rightIds, explanations }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {options.map(({ id, html }) => {
        const isRight = rightIds.includes(id);
        const note = noteOf(chosenIds.includes(id), isRight);
        const explanation = explanations.find(({ optionId }) => optionId === id);
        return (
          <li
            key={id}
            className={`grid grid-cols-1 gap-2 rounded-lg border bg-primary px-4 py-3 ${isRight ? 'border-success-text' : note ? 'border-danger-text' : 'border-line'}`}
          >
            <Prose html={html} />
            {note && (
              <p
                className={`flex items-center gap-2 text-sm font-[650] ${isRight ? 'text-success-text' : 'text-danger-text'}`}
              >
                <Icon name={isRight ? 'check' : 'close'} />
                {note}
              </p>
            )}
            {explanation && (
              <div className="text-muted [&_.prose]:text-[1rem]">
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
