import type { RefCallback } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { ProgressRing } from '#src/components/ui/ProgressRing.tsx';
import { percent } from '#src/domain/format.ts';
import { countedInLesson } from '#src/domain/learningPlural.ts';
import { outOf } from '#src/domain/plural.ts';
import { isLongQuiz } from '#src/domain/quiz.ts';
import { AnsweredList, type AnsweredQuestion } from './AnsweredList.tsx';
import { FoldedAnswers } from './FoldedAnswers.tsx';

interface Props {
  /** All questions of the quiz. */
  answered: AnsweredQuestion[];
  /** How the last wish to start again goes. */
  state: 'ready' | 'busy' | 'failed';
  /** `wrong` keeps what was right. */
  onRestart: (only?: 'wrong') => void;
  focusTarget?: RefCallback<HTMLElement>;
}

/** How a quiz went, question by question, and the ways to try again. */
export function QuizResult({ answered, state, onRestart, focusTarget }: Props) {
  const total = answered.length;
  const correct = answered.filter(({ answer }) => answer.isCorrect).length;
  const isFlawless = correct === total;
  const buttonState = state === 'busy' ? 'busy' : 'ready';
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <ProgressRing percent={percent(correct, total)} label="Správne odpovede" />
        <div className="grid min-w-40 flex-1 gap-1">
          <h3 ref={focusTarget} tabIndex={-1} className="justify-self-start rounded-sm text-h3 tabular-nums">
            {countedInLesson(correct, 'spravnaOdpoved')} {outOf(total)}
          </h3>
          <p className="text-muted">
            {isFlawless ? 'Všetko sedí, môžeš ísť ďalej.' : 'Prejdi si, čo zatiaľ nevyšlo, a\u00A0skús to znova.'}
          </p>
        </div>
      </div>
      <ResultList answered={answered} />
      {state === 'failed' && (
        <FailureNote>Kvíz sa nepodarilo začať znova. Odpovede ti ostali, skús to o&nbsp;chvíľu.</FailureNote>
      )}
      <div className="flex flex-wrap gap-3">
        {!isFlawless && (
          <Button state={buttonState} onPress={() => onRestart('wrong')}>
            Skúsiť znova, čo nevyšlo
          </Button>
        )}
        <Button kind="quiet" state={buttonState} onPress={() => onRestart()}>
          Skúsiť celý kvíz znova
        </Button>
      </div>
    </div>
  );
}

/** Question by question; of a long quiz what went wrong stands first, and the rest is folded. */
function ResultList({ answered }: Pick<Props, 'answered'>) {
  const right = answered.filter(({ answer }) => answer.isCorrect);
  const wrong = answered.filter(({ answer }) => !answer.isCorrect);
  if (!isLongQuiz(answered.length) || wrong.length === 0) {
    return <AnsweredList label={'Otázky a\u00A0odpovede'} answered={answered} />;
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <AnsweredList label="Čo zatiaľ nevyšlo" answered={wrong} />
      {right.length > 0 && <FoldedAnswers name="Čo vyšlo" answered={right} />}
    </div>
  );
}
